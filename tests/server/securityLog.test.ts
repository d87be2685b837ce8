import { expect, test } from 'vitest'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()
const login = (email: string, password: string) =>
  server.anyone.post('/hanadb/api/account/login', { email, password })
const lines = () => server.logged.filter(({ level }) => level === 'security')
const events = () => lines().map(({ event }) => event)
const path = '/hanadb/api/users'
const first = { 'if-match': '1' }
const here = { EMPRESA: ACME, EMPRESAS: [ACME] }

test('a sign-in is told, whether it is done, failed or blocked, and tells no address nor password', async () => {
  const ana = await server.as('7', { EMAIL: 'ana@demo.test' })
  await login('ana@demo.test', 'secret-1')
  for (let n = 0; n < 6; n++) await login('ana@demo.test', 'typed-wrong')
  expect(events()).toEqual(['signIn', ...Array(5).fill('signInFailed'), 'signInBlocked'])
  expect(lines()[0]).toMatchObject({ person: ana.ID, address: '127.0.0.1' })
  expect(new Set(lines().map(({ account }) => account)).size).toBe(1)
  expect(JSON.stringify(server.logged)).not.toMatch(/ana@demo|secret-1|typed-wrong/)
})

test('a refusal tells who asked for what', async () => {
  const seller = await server.as('7', here)
  await seller.delete(`${path}/${seller.ID}`, first)
  expect(lines()).toMatchObject([
    { event: 'refused', by: seller.ID, method: 'DELETE', path: `${path}/${seller.ID}` },
  ])
})

test('a change of role, password or rights is told once it is kept, without what was typed', async () => {
  const admin = await server.as('10', here)
  const seller = await server.as('7', here)
  const one = `${path}/${seller.ID}`
  const PASSWORD = 'gato verde 47 mesa'
  await admin.put(one, { CITY: 'Loja' }, first)
  await admin.put(one, { ROLE: '9', PASSWORD }, { 'if-match': '2' })
  await admin.post(`${path}/bulk?dryRun=true`, [{ id: seller.ID, changes: { ROLE: '8' } }])
  await admin.put(one, { ROLE: 'nobody' }, { 'if-match': '3' })
  await admin.post(`${path}/bulk`, [{ id: seller.ID, changes: { ACTIVE: false } }])
  await server.runOutbox()
  const details = { event: 'accountChanged', by: admin.ID, person: seller.ID, act: 'update' }
  expect(lines()).toMatchObject([
    { ...details, changed: ['PASSWORD', 'ROLE'], from: '7', to: '9' },
    { ...details, changed: ['ACTIVE'] },
  ])
  expect(JSON.stringify(server.logged)).not.toContain(PASSWORD)
})

test('a password that a person changes is told too', async () => {
  const seller = await server.as('7', here)
  const change = { current: 'secret-1', PASSWORD: 'gato verde 47 mesa' }
  expect((await seller.post('/hanadb/api/account/password', change)).status).toBe(200)
  await server.runOutbox()
  expect(lines()).toMatchObject([{ by: seller.ID, person: seller.ID, changed: ['PASSWORD'] }])
})

test('an export tells its list and fields, and looking as somebody tells both', async () => {
  const admin = await server.as('10', here)
  const { body } = await admin.post(`${path}/export`, { format: 'csv', columns: ['DISPLAYNAME'] })
  await admin.get(String(body.url))
  await admin.get(path, { 'x-view-as': 'role:7' })
  expect(lines()).toMatchObject([
    { event: 'exported', by: admin.ID, resource: 'users', format: 'csv', fields: ['DISPLAYNAME'] },
    { event: 'viewAs', by: admin.ID, as: 'role:7' },
  ])
})
