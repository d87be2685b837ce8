import { expect, test } from 'vitest'
import { TERMS_VERSION } from '../../../src/domain/accounts/terms'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })

/** The body of a registration (business.md#original-api). */
const aNewcomer = (change: Record<string, unknown> = {}) => ({
  EMAIL: 'nueva@demo.test',
  PASSWORD: 'una clave larga',
  DISPLAYNAME: 'Nueva Persona',
  ROLE: 'user',
  ISPUBLIC: true,
  PHOTOURL: 'https://example.com/avatar.png',
  ...change,
})
const register = (body: unknown, headers = {}) =>
  server.anyone.post('/hanadb/api/account/register', body, headers)

test('registration answers token and user, and the token works', async () => {
  const { status, body } = await register(aNewcomer())
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ EMAIL: 'nueva@demo.test', DISPLAYNAME: 'Nueva Persona' })
  const authorization = `Bearer ${body.accessToken}`
  const account = await server.anyone.get('/hanadb/api/account/my-account', { authorization })
  expect(account.body.user).toEqual(body.user)
})

test('which terms were accepted with it, and when, stands in the account and its history', async () => {
  server.setNow('2026-11-05T15:00:00.000Z')
  const { body } = await register(aNewcomer(), { 'x-accepted-terms': TERMS_VERSION })
  expect(body.user).toMatchObject({ TERMS_VERSION, TERMS_AT: '2026-11-05T15:00:00.000Z' })
})

test('terms that are no longer in force make no account', async () => {
  const { status, body } = await register(aNewcomer(), { 'x-accepted-terms': '2020-01-01' })
  expect(status).toBe(422)
  expect(body.code).toBe('oldTerms')
  expect((await register(aNewcomer())).status).toBe(200)
})

test('who registered by the bare contract accepts the terms later, once they are known', async () => {
  const { body } = await register(aNewcomer())
  expect(body.user).toMatchObject({ TERMS_VERSION: null, TERMS_AT: null })
  const authorization = `Bearer ${body.accessToken}`
  const accept = (version: string) =>
    server.anyone.post('/hanadb/api/account/terms', { version }, { authorization })
  expect((await accept('2020-01-01')).status).toBe(422)
  expect((await accept(TERMS_VERSION)).status).toBe(200)
  const account = await server.anyone.get('/hanadb/api/account/my-account', { authorization })
  expect(account.body.user).toMatchObject({ TERMS_VERSION })
  expect((await server.anyone.post('/hanadb/api/account/terms', { version: 'x' })).status).toBe(401)
})

test('a registration that asks for a role creates a plain user', async () => {
  const { body } = await register(aNewcomer({ ROLE: '10' }))
  expect(body.user).toMatchObject({ ROLE: 'user' })
})

test('an address that is taken is refused on its field, whatever its case', async () => {
  await register(aNewcomer())
  const { status, body } = await register(aNewcomer({ EMAIL: 'NUEVA@demo.test' }))
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual(['EMAIL'])
})

test('a picture elsewhere is kept and answered as it was sent', async () => {
  const PHOTOURL = 'https://example.com/who-looks.png?size=80'
  const { body } = await register(aNewcomer({ PHOTOURL }))
  expect(body.user).toMatchObject({ PHOTOURL })
  const authorization = `Bearer ${body.accessToken}`
  const account = await server.anyone.get('/hanadb/api/account/my-account', { authorization })
  expect(account.body.user).toMatchObject({ PHOTOURL })
})

test('two at once with one address: one account', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => register(aNewcomer())))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})

test.each([
  ['EMAIL', 'no-address'],
  ['EMAIL', undefined],
  ['EMAIL', ['a@b.co']],
  ['PASSWORD', 'short'],
  ['PASSWORD', 'secret-1'],
  ['PASSWORD', 'NuevaPersona1'],
  ['PASSWORD', 12345678],
  ['DISPLAYNAME', '   '],
  ['ISPUBLIC', 'yes'],
  ['PHOTOURL', 'http://example.com/a.png'],
  ['PHOTOURL', 'javascript:alert(1)'],
  ['COMPANY', 'HT'],
  ['ACTIVE', true],
])('%s cannot be %j', async (field, value) => {
  const { status, body } = await register(aNewcomer({ [field]: value }))
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
})

test('__proto__ in a body is refused and changes nothing', async () => {
  const body =
    '{"EMAIL":"a@b.co","PASSWORD":"una clave larga","DISPLAYNAME":"A","__proto__":{"ROLE":"10"}}'
  expect((await register(body)).status).toBe(400)
})

test('one address may not register without end', async () => {
  const answers = []
  for (let n = 0; n < 21; n++) answers.push(await register(aNewcomer({ EMAIL: `n${n}@demo.test` })))
  expect(answers.at(19)?.status).toBe(200)
  expect(answers.at(20)?.status).toBe(429)
})
