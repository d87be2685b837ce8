import { afterEach, expect, test } from 'vitest'
import type { Client } from './client'
import { expectNoFault } from './humane'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const path = '/hanadb/api/users'
const first = { 'if-match': '1' }

afterEach(() => expectNoFault(server))

const adminOf = (...EMPRESAS: string[]) => server.as('10', { EMPRESA: EMPRESAS[0], EMPRESAS })
const sellerOf = (...EMPRESAS: string[]) =>
  server.as('7', { EMPRESA: EMPRESAS[0], EMPRESAS, COMPANY: 'HT' })
const group = () => server.as('groupAdmin', { EMPRESA: ACME })

const at = ({ ID }: Client) => `${path}/${ID}`
const stored = async ({ ID }: Client) =>
  server.db.read.selectFrom('USUARIO').selectAll().where('ID', '=', ID).executeTakeFirstOrThrow()
const idsOf = async (user: Client, query = '') =>
  ((await user.get(`${path}${query}`)).body.users as unknown as { ID: number }[]).map(
    ({ ID }) => ID,
  )

const someone = { DISPLAYNAME: 'Ana', EMAIL: 'ana@demo.test', PASSWORD: 'gato verde 47 mesa' }

test('an administrator gives no company that is not theirs, whichever way they write', async () => {
  const admin = await adminOf(ACME)
  await adminOf(OTHER)
  const mine = await sellerOf(ACME)
  for (const changes of [{ EMPRESA: OTHER }, { EMPRESAS: [OTHER] }, { EMPRESAS: [ACME, OTHER] }]) {
    const [field = ''] = Object.keys(changes)
    for (const user of [mine, admin]) {
      const put = await user.get(at(user)).then(() => admin.put(at(user), changes, first))
      expect([put.status, Object.keys(put.body.errors ?? {})]).toEqual([422, [field]])
    }
    const created = await admin.post(path, { ...someone, ...changes })
    expect([created.status, Object.keys(created.body.errors ?? {})]).toEqual([422, [field]])
    const rows = [{ id: mine.ID, changes }, { changes: { ...someone, ...changes } }]
    for (const query of ['', '?dryRun=true']) {
      const bulk = await admin.post(`${path}/bulk${query}`, rows)
      expect(JSON.stringify(bulk.body)).toContain(`"${field}"`)
    }
  }
  expect(await stored(mine)).toMatchObject({ EMPRESA: ACME, _VERSION: 1 })
  expect(await server.db.read.selectFrom('USUARIO').selectAll().execute()).toHaveLength(3)
})

test.each([
  ['of another company', [OTHER], 404],
  ['who works in another company too', [ACME, OTHER], 403],
] as const)('an account %s is not theirs to change', async (_, companies, status) => {
  const admin = await adminOf(ACME)
  const foreign = await sellerOf(...companies)
  const answers = [
    await admin.put(at(foreign), { PASSWORD: 'gato verde 47 mesa' }, first),
    await admin.put(at(foreign), { ACTIVE: false }, first),
    await admin.put(at(foreign), { EMAIL: 'taken@demo.test' }, first),
    await admin.put(at(foreign), { EMPRESA: ACME, EMPRESAS: [ACME] }, first),
    await admin.delete(at(foreign), first),
    await admin.post(`${at(foreign)}/revert`, { version: 1 }, first),
  ]
  const refused = answers.map(answer => answer.status)
  expect(refused.slice(0, 5)).toEqual([status, status, status, status, status])
  expect(refused[5]).toBeGreaterThanOrEqual(400)
  const bulk = await admin.post(`${path}/bulk`, [{ id: foreign.ID, changes: { ACTIVE: false } }])
  expect(bulk.status).toBe(422)
  const seen = await admin.get(path, { 'x-view-as': `user:${foreign.ID}` })
  expect([seen.status, seen.body.code]).toEqual([404, 'noSuchAccount'])
  expect(await stored(foreign)).toMatchObject({ _VERSION: 1, PASSWORD: 'plain:secret-1' })
})

test('an administrator is told which company of an account is not theirs', async () => {
  const admin = await adminOf(ACME)
  const foreign = await sellerOf(ACME, OTHER)
  for (const [EMPRESA, NOMBRE] of [
    [ACME, 'Alfa'],
    [OTHER, 'Beta'],
  ] as const)
    await server.db.write
      .updateTable('EMPRESA')
      .set({ NOMBRE })
      .where('EMPRESA', '=', EMPRESA)
      .execute()
  const english = { 'accept-language': 'en' }
  const refused = await admin.put(at(foreign), { ACTIVE: false }, { ...first, ...english })
  const { body } = await admin.get(at(foreign), english)
  const { why: reason } = body._can as unknown as { why: { update: string } }
  const words = 'Not possible on this record now: it must have Companies: Beta'
  expect([refused.body.message, reason.update]).toEqual([words, words])
})

test('a user deleted in another company is restored there', async () => {
  const [admin, other] = [await adminOf(ACME), await adminOf(OTHER)]
  const foreign = await sellerOf(OTHER)
  expect((await other.delete(at(foreign), first)).status).toBe(200)
  expect((await admin.get(`${path}/trash`)).body).toMatchObject({ users: [] })
  expect((await admin.post(`${at(foreign)}/restore`, {}, { 'if-match': '2' })).status).toBe(404)
  expect((await other.post(`${at(foreign)}/restore`, {}, { 'if-match': '2' })).status).toBe(200)
})

test('a batch of another company is undone there', async () => {
  const [admin, other] = [await adminOf(ACME), await adminOf(OTHER)]
  const foreign = await sellerOf(OTHER)
  const done = await other.post(`${path}/bulk`, [{ id: foreign.ID, changes: { CITY: 'Loja' } }])
  const undone = await admin.post(`${path}/bulk/${done.body.batch}/undo`)
  expect(undone.status).toBeGreaterThanOrEqual(400)
  expect(await stored(foreign)).toMatchObject({ CITY: 'Loja' })
})

test('lists, counts, searches, exports and pickers tell of who works in the company', async () => {
  const brand = await server.as('5', { EMPRESA: ACME, EMPRESAS: [ACME], COMPANY: 'HT' })
  const [near, both, far] = [
    await sellerOf(ACME),
    await sellerOf(OTHER, ACME),
    await sellerOf(OTHER),
  ]
  const stranger = await server.as('user')
  const seen = [brand.ID, near.ID, both.ID]
  expect((await idsOf(brand)).sort()).toEqual(seen)
  const all = [near, both, far, stranger].map(({ ID }) => ID)
  const many = encodeURIComponent(JSON.stringify({ ID: all }))
  expect((await idsOf(brand, `?filter=${many}`)).sort()).toEqual([near.ID, both.ID])
  expect((await brand.get(at(far))).status).toBe(404)
  const { body } = await brand.get('/api/chat/contacts')
  expect(body.contacts).toHaveLength(2)
  expect((await brand.get(`${path}/tabs`)).body.tabs?.all).toMatchObject({ count: 3 })
  for (const [user, DISPLAYNAME, company] of [
    [near, 'Marcela Cercana', ACME],
    [far, 'Marcela Lejana', OTHER],
  ] as const)
    expect((await (await adminOf(company)).put(at(user), { DISPLAYNAME }, first)).status).toBe(200)
  const found = await brand.get(`/hanadb/api/search?q=Marcela`)
  expect(JSON.stringify(found.body)).toContain('Marcela Cercana')
  expect(JSON.stringify(found.body)).not.toContain('Lejana')
})

test('strangers who registered are seen by administrators, who take them into their company', async () => {
  const admin = await adminOf(ACME)
  const seller = await sellerOf(ACME)
  const stranger = await server.as('user')
  expect(await idsOf(seller)).not.toContain(stranger.ID)
  expect(await idsOf(await adminOf(OTHER))).toContain(stranger.ID)
  const taken = { ROLE: '7', EMPRESA: ACME, EMPRESAS: [ACME] }
  expect((await admin.put(at(stranger), taken, first)).status).toBe(200)
  expect(await idsOf(seller)).toContain(stranger.ID)
  expect(await idsOf(await adminOf(OTHER))).not.toContain(stranger.ID)
})

test('only a group administrator makes, changes or looks as one', async () => {
  const admin = await adminOf(ACME, OTHER)
  const boss = await group()
  const second = await server.as('groupAdmin', { EMPRESA: ACME })
  const created = await admin.post(path, { ...someone, ROLE: 'groupAdmin' })
  expect([created.status, Object.keys(created.body.errors ?? {})]).toEqual([422, ['ROLE']])
  expect((await admin.put(at(admin), { ROLE: 'groupAdmin' }, first)).status).toBe(422)
  const password = { PASSWORD: 'gato verde 47 mesa' }
  expect((await admin.put(at(boss), password, first)).status).toBe(403)
  expect((await admin.get(path, { 'x-view-as': `user:${boss.ID}` })).status).toBe(404)
  expect((await boss.put(at(second), password, first)).status).toBe(200)
  expect((await boss.post(path, { ...someone, ROLE: 'groupAdmin' })).status).toBe(201)
})

test('a group administrator works in every company, also one made a moment ago', async () => {
  const boss = await group()
  const foreign = await sellerOf(OTHER)
  const there = { 'x-empresa': OTHER }
  expect(await idsOf(boss)).not.toContain(foreign.ID)
  const list = await boss.get(path, there)
  expect(JSON.stringify(list.body)).toContain(`"ID":${foreign.ID},`)
  const given = { EMPRESAS: [OTHER, ACME], ROLE: '9' }
  expect((await boss.put(at(foreign), given, { ...first, ...there })).status).toBe(200)
  const company = { EMPRESA: '0190000000003', NOMBRE: 'Nueva', COMPANY: 'HT' }
  expect((await boss.post('/hanadb/api/companies', company)).status).toBe(201)
  const { body } = await boss.get('/hanadb/api/account/my-account')
  expect(body.user).toMatchObject({ ROLE: 'groupAdmin', EMPRESAS: [ACME, OTHER, company.EMPRESA] })
  expect((await boss.get(path, { 'x-empresa': company.EMPRESA })).status).toBe(200)
})

test('an administrator changes the companies they work in and makes none', async () => {
  const admin = await adminOf(ACME)
  await adminOf(OTHER)
  const companies = '/hanadb/api/companies'
  const change = { LINEA: 'Teléfonos' }
  expect((await admin.put(`${companies}/${OTHER}`, change, first)).status).toBe(403)
  expect((await admin.delete(`${companies}/${OTHER}`, first)).status).toBe(403)
  expect((await admin.put(`${companies}/${ACME}`, change, first)).status).toBe(200)
  const company = { EMPRESA: '0190000000003', NOMBRE: 'Nueva', COMPANY: 'HT' }
  expect((await admin.post(companies, company)).status).toBe(403)
})

test('a simulated mail opens no account of another company', async () => {
  const admin = await adminOf(ACME)
  const [near, far, boss] = [await sellerOf(ACME), await sellerOf(OTHER), await group()]
  for (const { ID } of [near, far, boss])
    await server.anyone.post('/hanadb/api/account/reset-password', { email: `p${ID}@demo.test` })
  await server.runOutbox()
  const { body } = await admin.get('/hanadb/api/simulated-mails')
  const to = (body.mails as unknown as { RECIPIENT: string }[]).map(mail => mail.RECIPIENT)
  expect(to).toEqual([`p${near.ID}@demo.test`])
})

test('an access request notifies those who may grant it', async () => {
  const [admin, other, boss] = [await adminOf(ACME), await adminOf(OTHER), await group()]
  const asker = await sellerOf(ACME)
  await asker.post('/hanadb/api/account/access-requests', { page: '/dashboard/user/list' })
  const read = async (user: Client) =>
    ((await user.get('/hanadb/api/account/notices')).body.notices as unknown as unknown[]).length
  expect([await read(admin), await read(other), await read(boss)]).toEqual([1, 0, 1])
})
