import { expect, test } from 'vitest'
import { readConfig } from '../../server/base/config'
import type { Environment } from '../../server/base/environment'
import { readDistributorConfig } from '../../server/business/config'

const secret = 'x'.repeat(32)
const [evening, night] = ['2027-01-15T20:00-05:00', '2027-01-16T03:00Z']

test('without settings the server is a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: 'data',
    seed: 'auto',
    tokenMinutes: 60,
    trustProxy: false,
    production: false,
  })
  expect(readDistributorConfig({}).settings.whatsapp).toMatch(/^\d+$/)
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
    pictures: ['https://www.gravatar.com'],
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
  ['FILE_VERSIONS', { FILE_VERSIONS: '-1' }],
  ['SECURITY_LOG_DAYS', { SECURITY_LOG_DAYS: '0' }],
  ['FILES_QUOTA_MB', { FILES_QUOTA_MB: '0' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'files', S3_ENDPOINT: 's3.example.com' }],
  ['SEED', { SEED: 'all' }],
  ['SEED', { SEED: 'demo', NODE_ENV: 'production', JWT_SECRET: secret }],
  ['JWT_SECRET', { NODE_ENV: 'production' }],
  ['JWT_SECRET', { JWT_SECRET: 'short' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['TOKEN_MINUTES', { TOKEN_MINUTES: '0' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'maybe' }],
  ['WHATSAPP_NUMBER', { WHATSAPP_NUMBER: '+593 99' }],
  ['CHANGELOG_URL', { CHANGELOG_URL: 'javascript:alert(1)' }],
  ['PUBLIC_DOCS', { PUBLIC_DOCS: 'yes' }],
  ['LAUNCH_AT', { LAUNCH_AT: '2027-13-45T09:00-05:00' }],
  ['MAINTENANCE_UNTIL', { MAINTENANCE_FROM: '2027-01-15T09:00Z' }],
  ['MAINTENANCE_UNTIL', { MAINTENANCE_FROM: night, MAINTENANCE_UNTIL: evening }],
])('a wrong %s is named', (name, env) => {
  expect(() => readConfig(env)).toThrow(name)
})

test('a time of maintenance has a beginning before its end', () => {
  const { settings } = readConfig({ MAINTENANCE_FROM: evening, MAINTENANCE_UNTIL: night })
  expect(settings.maintenance).toEqual({ from: evening, until: night })
})

test('the interface’s document is public where it is said', () => {
  expect(readConfig({}).publicDocs).toBe(false)
  expect(readConfig({ PUBLIC_DOCS: '1' }).publicDocs).toBe(true)
})

test('all wrong ones are named at once, secrets without their value', () => {
  const env = { PORT: 'x', SEED: 'y', JWT_SECRET: 'hush' }
  expect(() => readConfig(env)).toThrow(/SEED[\s\S]*JWT_SECRET[\s\S]*PORT/)
  expect(() => readConfig(env)).not.toThrow('hush')
})
