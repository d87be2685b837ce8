import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })
const login = (email: string, password: string) =>
  server.anyone.post('/hanadb/api/account/login', { email, password })
const myAccount = '/hanadb/api/account/my-account'

test('the right password opens a session and answers token and user', async () => {
  await server.as('7', { EMAIL: 'Ana@Demo.test', DISPLAYNAME: 'Ana' })
  const { status, body } = await login('ana@demo.test', 'secret-1')
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ EMAIL: 'Ana@Demo.test', DISPLAYNAME: 'Ana', ROLE: '7' })
  expect(body.user).not.toHaveProperty('PASSWORD')
  const claims = decodeJwt(String(body.accessToken))
  expect(claims).toMatchObject({
    sub: String(body.user?.ID),
    iss: 'mostrador',
    aud: 'mostrador-api',
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600)
})

test('a wrong password and an unknown person get the same answer', async () => {
  await server.as('7', { EMAIL: 'ana@demo.test' })
  const wrong = await login('ana@demo.test', 'secret-2')
  const unknown = await login('nobody@demo.test', 'secret-1')
  const { requestId: _one, ...first } = wrong.body
  const { requestId: _two, ...second } = unknown.body
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  expect(first).toEqual(second)
})

test('a suspended person learns it only with the right password', async () => {
  await server.as('7', { EMAIL: 'ana@demo.test', ACTIVE: false })
  expect((await login('ana@demo.test', 'nope-nope')).body.code).toBe('badCredentials')
  expect(await login('ana@demo.test', 'secret-1')).toMatchObject({
    status: 403,
    body: { code: 'suspended' },
  })
})

test.each([
  [{}, ['email', 'password']],
  [{ email: 1, password: 'x' }, ['email']],
  [{ email: 'a@b.co', password: 'x', ROLE: '10' }, ['ROLE']],
])('the body %j is refused at %j', async (body, fields) => {
  const answer = await server.anyone.post('/hanadb/api/account/login', body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors ?? {})).toEqual(fields)
})

test('my-account answers the user and the caller’s own token', async () => {
  const ana = await server.as('7', { EMPRESA: '1790000000001', WAREHOUSE: ['002', '003'] })
  const { status, body } = await ana.get(myAccount)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    accessToken: ana.token,
    user: { ID: ana.ID, EMPRESA: '1790000000001', WAREHOUSE: ['002', '003'] },
  })
})
