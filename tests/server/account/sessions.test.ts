import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })
const myAccount = '/hanadb/api/account/my-account'

test('logout ends this session and no other', async () => {
  const ana = await server.as('7', { EMAIL: 'ana@demo.test' })
  const again = await server.anyone.post('/hanadb/api/account/login', {
    email: 'ana@demo.test',
    password: 'secret-1',
  })
  await ana.post('/hanadb/api/account/logout')
  expect((await ana.get(myAccount)).status).toBe(401)
  const other = { authorization: `Bearer ${again.body.accessToken}` }
  expect((await server.anyone.get(myAccount, other)).status).toBe(200)
})

test('all sessions of a person can be ended at once', async () => {
  const ana = await server.as('7')
  await server.endSessions(ana.ID)
  expect(await ana.get(myAccount)).toMatchObject({ status: 401, body: { code: 'badToken' } })
})

test.each([{ ACTIVE: false }, { _DELETED_AT: '2026-01-01T00:00:00.000Z' }])(
  'the session is over once the person has %j',
  async change => {
    const ana = await server.as('7')
    expect((await ana.get(myAccount)).status).toBe(200)
    await server.db.write
      .updateTable(server.context.catalogue.get('users').table)
      .set(change)
      .where('ID', '=', ana.ID)
      .execute()
    expect((await ana.get(myAccount)).status).toBe(401)
  },
)

test('a change of the person is seen by the next request', async () => {
  const ana = await server.as('7', { DISPLAYNAME: 'Ana' })
  await ana.get(myAccount)
  await server.db.write
    .updateTable(server.context.catalogue.get('users').table)
    .set({ ROLE: '9', _VERSION: 2 })
    .where('ID', '=', ana.ID)
    .execute()
  expect((await ana.get(myAccount)).body.user).toMatchObject({ ROLE: '9' })
})

test('a session ends with its time', async () => {
  const ana = await server.as('7')
  expect((await ana.get(myAccount)).status).toBe(200)
  server.setNow(new Date(Date.now() + 61 * 60_000).toISOString())
  expect((await ana.get(myAccount)).status).toBe(401)
})

test('without a token the answer says so', async () => {
  const answer = await server.anyone.get(myAccount)
  expect(answer).toMatchObject({ status: 401, body: { code: 'noToken' } })
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
})

test.each(['Basic YTpi', 'bearer x.y.z', 'Bearer', 'Bearer a.b.c', 'Bearer a.b.c, Bearer d.e.f'])(
  'the header "%s" opens nothing',
  async authorization => {
    expect((await server.anyone.get(myAccount, { authorization })).status).toBe(401)
  },
)

interface Forging {
  readonly secret?: Uint8Array
  readonly alg?: string
  readonly sid?: string
}
const forged = (
  change: (jwt: SignJWT) => SignJWT,
  { secret = server.context.secret, alg = 'HS256', sid = 'x' }: Forging = {},
) =>
  change(
    new SignJWT({ sid })
      .setProtectedHeader({ alg })
      .setSubject('1')
      .setIssuer('mostrador')
      .setAudience('mostrador-api')
      .setIssuedAt()
      .setExpirationTime('1h'),
  ).sign(secret)

test.each<[string, () => Promise<string>]>([
  [
    'another secret',
    () => forged(jwt => jwt, { secret: new TextEncoder().encode('x'.repeat(32)) }),
  ],
  [
    'another algorithm',
    () => forged(jwt => jwt, { secret: new TextEncoder().encode('x'.repeat(64)), alg: 'HS512' }),
  ],
  ['another audience', () => forged(jwt => jwt.setAudience('else'))],
  ['another issuer', () => forged(jwt => jwt.setIssuer('else'))],
  ['a session that never was', () => forged(jwt => jwt)],
  ['an end in the past', () => forged(jwt => jwt.setExpirationTime(1))],
])('a token with %s is refused', async (_name, make) => {
  const authorization = `Bearer ${await make()}`
  expect((await server.anyone.get(myAccount, { authorization })).status).toBe(401)
})

test('a token without an algorithm is refused', async () => {
  const ana = await server.as('10')
  const none = btoa(JSON.stringify({ alg: 'none' })).replace(/=+$/, '')
  const [, payload] = ana.token.split('.')
  const authorization = `Bearer ${none}.${payload}.`
  expect((await server.anyone.get(myAccount, { authorization })).status).toBe(401)
})

test('X-Empresa chooses among the person’s own companies, a foreign one is refused', async () => {
  const [own, second, foreign] = ['1790000000001', '1790000000002', '1790000000003']
  const ana = await server.as('7', { EMPRESA: own, EMPRESAS: [own, second] })
  expect((await ana.get(myAccount, { 'x-empresa': String(second) })).status).toBe(200)
  expect(await ana.get(myAccount, { 'x-empresa': String(foreign) })).toMatchObject({
    status: 403,
    body: { code: 'foreignCompany' },
  })
})

test.each<[string, number, (jwt: SignJWT, other: number) => SignJWT]>([
  ['as it should be', 200, jwt => jwt],
  ['another person’s number', 401, (jwt, other) => jwt.setSubject(String(other))],
  ['an end more than a day ahead', 401, jwt => jwt.setExpirationTime('25h')],
  ['a beginning in the future', 401, jwt => jwt.setIssuedAt(Math.floor(Date.now() / 1000) + 60)],
])('a token of a living session with %s answers %i', async (_name, status, change) => {
  const [ana, eva] = [await server.as('7'), await server.as('10')]
  const { sid = '' } = decodeJwt<{ sid?: string }>(ana.token)
  const token = await forged(jwt => change(jwt.setSubject(String(ana.ID)), eva.ID), { sid })
  const authorization = `Bearer ${token}`
  expect((await server.anyone.get(myAccount, { authorization })).status).toBe(status)
})
