import { expect, test } from 'vitest'
import { type Environment, readConfig } from '../../server/config'

const secret = 'x'.repeat(32)

test('nothing set is a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: 'data',
    seed: 'auto',
    tokenMinutes: 60,
    trustProxy: false,
    production: false,
  })
  expect(readConfig({}).settings.whatsapp).toMatch(/^\d+$/)
})

test('production has no demo and is reachable', () => {
  const config = readConfig({ NODE_ENV: 'production', JWT_SECRET: secret })
  expect(config).toMatchObject({ seed: 'none', host: '0.0.0.0' })
  expect(config.settings).toEqual({
    whatsapp: null,
    resolution: null,
    changelog: null,
    launch: null,
    maintenance: null,
    photo: expect.stringMatching(/^https:/),
  })
})

test('with a shared database nothing is seeded unless asked for', () => {
  const DATABASE_URL = 'postgres://somewhere/db'
  expect(readConfig({ DATABASE_URL }).seed).toBe('none')
  expect(readConfig({ DATABASE_URL, SEED: 'demo' })).toMatchObject({
    seed: 'demo',
    host: '127.0.0.1',
  })
})

test.each<[string, Environment]>([
  ['PORT', { PORT: '99999' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'mostrador.test' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://localhost:25' }],
  ['PORT', { PORT: '3000x' }],
  ['FILES_QUOTA_MB', { FILES_QUOTA_MB: '0' }],
  ['SEED', { SEED: 'all' }],
  ['SEED', { SEED: 'demo', NODE_ENV: 'production', JWT_SECRET: secret }],
  ['JWT_SECRET', { NODE_ENV: 'production' }],
  ['JWT_SECRET', { JWT_SECRET: 'short' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['TOKEN_MINUTES', { TOKEN_MINUTES: '0' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'maybe' }],
  ['WHATSAPP_NUMBER', { WHATSAPP_NUMBER: '+593 99' }],
  ['CHANGELOG_URL', { CHANGELOG_URL: 'javascript:alert(1)' }],
])('a wrong %s is named', (name, env) => {
  expect(() => readConfig(env)).toThrow(name)
})

test('all wrong ones are named at once, secrets without their value', () => {
  const env = { PORT: 'x', SEED: 'y', JWT_SECRET: 'hush' }
  expect(() => readConfig(env)).toThrow(/SEED[\s\S]*JWT_SECRET[\s\S]*PORT/)
  expect(() => readConfig(env)).not.toThrow('hush')
})
