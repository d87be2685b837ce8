import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '../screens/listSchemas'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer({ catalogue })
const path = '/hanadb/api/views'
const state = {
  columns: ['PRECIO', 'COSTO', 'NOMBRE'],
  widths: { PRECIO: 120, COSTO: 90 },
  filter: { ESTADO: ['A'], PRECIO: { gte: 10 }, q: 'car' },
  sort: { field: 'COSTO', order: 'DESC' },
  density: 'compact',
  perPage: 50,
}

let boss: Client
let seller: Client

beforeEach(async () => {
  boss = await server.as('10', { EMPRESA: ACME })
  seller = await server.as('7', { EMPRESA: ACME })
})

const keep = async (user: Client, name: string, stored: object = state) => {
  const { status, body } = await user.post(path, { resource: 'things', name, state: stored })
  expect([status, body.errors]).toEqual([201, undefined])
  return String(body.id)
}
const listed = async (user: Client) => (await user.get(`${path}?resource=things`)).body

test('a view comes back as it was kept, also in another session, and to nobody else', async () => {
  const id = await keep(boss, 'Caros')
  const { views } = await listed(boss)
  expect(views).toEqual([
    {
      id,
      resource: 'things',
      name: 'Caros',
      state,
      left: { columns: 0, filters: 0, gone: 0 },
      isMine: true,
      roles: [],
    },
  ])
  expect((await listed(seller)).views).toEqual([])
})

test('by its link a colleague gets what their role may use of it, and is told how much is missing', async () => {
  const id = await keep(boss, 'Caros')
  const { body } = await seller.get(`${path}/${id}`)
  expect(body).toMatchObject({ name: 'Caros', isMine: false, left: { columns: 1, filters: 1 } })
  expect(body.state).toEqual({
    columns: ['PRECIO', 'NOMBRE'],
    widths: { PRECIO: 120 },
    filter: state.filter,
    density: 'compact',
    perPage: 50,
  })
  expect(JSON.stringify(body)).not.toContain('COSTO')
})

test.each([
  ['of another company', () => server.as('10', { EMPRESA: OTHER })],
  ['who may not see the list', () => server.as('8', { EMPRESA: ACME })],
])('somebody %s does not find it', async (_user, make) => {
  const id = await keep(boss, 'Caros')
  expect((await (await make()).get(`${path}/${id}`)).status).toBe(404)
})

test('others read a view, and only its owner changes it or throws it away', async () => {
  const id = await keep(boss, 'Caros')
  expect((await seller.put(`${path}/${id}`, { name: 'Mía' })).status).toBe(403)
  expect((await seller.delete(`${path}/${id}`)).status).toBe(403)
  const changed = await boss.put(`${path}/${id}`, { name: 'Muy caros', state: { perPage: 10 } })
  expect(changed.body).toMatchObject({ name: 'Muy caros', state: { perPage: 10 } })
  expect((await boss.delete(`${path}/${id}`)).status).toBe(200)
  expect((await boss.get(`${path}/${id}`)).status).toBe(404)
})

test.each([
  ['a column nobody may see', { columns: ['CLAVE'] }, 'columns'],
  ['a column of others', { columns: ['COSTO'] }, 'columns'],
  ['a sort by what they may not see', { sort: { field: 'COSTO', order: 'ASC' } }, 'sort'],
  ['a filter nobody knows', { filter: { NOPE: 1 } }, 'filter'],
  ['a filter that says nothing', { filter: { PRECIO: { gte: 'mucho' } } }, 'filter'],
  ['a width beyond all screens', { widths: { PRECIO: 9000 } }, 'widths'],
  ['a page of thousands', { perPage: 5000 }, 'perPage'],
  ['words of its own', { secret: 'x' }, 'secret'],
])('%s is refused where it stands, and nothing is kept', async (_what, wrong, at) => {
  const { status, body } = await seller.post(path, { resource: 'things', name: 'x', state: wrong })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [at]])
  expect((await listed(seller)).views).toEqual([])
  expect((await seller.put('/hanadb/api/list-state/things', wrong)).status).toBe(422)
  expect((await listed(seller)).state).toBeNull()
})

test('a name is asked for, is not too long, and is not used twice for one list', async () => {
  await keep(boss, 'Caros')
  const send = async (name: unknown) =>
    (await boss.post(path, { resource: 'things', name, state: {} })).body.errors?.name
  for (const name of [' ', 'x'.repeat(61), 7, 'Caros', 'a\u0007b', 'a\u202eb'])
    expect(await send(name)).toEqual(expect.any(String))
  await keep(seller, 'Caros', {})
})

test('views are bounded in number and in size', async () => {
  const long = { filter: { q: 'x', NOMBRE: 'y'.repeat(9000) } }
  expect((await boss.post(path, { resource: 'things', name: 'x', state: long })).status).toBe(413)
  const row = (n: number) => ({
    ID: crypto.randomUUID(),
    USER_ID: boss.ID,
    RESOURCE: 'makers',
    NAME: `Vista ${n}`,
    STATE: '{}',
  })
  const rows = Array.from({ length: 100 }, (_, n) => row(n))
  await server.db.write.insertInto('_VIEW').values(rows).execute()
  const more = await boss.post(path, { resource: 'things', name: 'x', state: {} })
  expect([more.status, more.body.code]).toEqual([409, 'tooManyViews'])
})

test('after the schema changed a view keeps what is still there', async () => {
  const ID = crypto.randomUUID()
  const old = { columns: ['NOMBRE', 'VIEJO'], filter: { ANTES: 1, ESTADO: 'A' } }
  const owner = { USER_ID: boss.ID, RESOURCE: 'things', NAME: 'Vieja', EMPRESA: ACME }
  const row = { ID, ...owner, STATE: JSON.stringify(old) }
  await server.db.write.insertInto('_VIEW').values(row).execute()
  expect((await boss.get(`${path}/${ID}`)).body).toMatchObject({
    state: { columns: ['NOMBRE'], filter: { ESTADO: 'A' } },
    left: { columns: 0, filters: 0, gone: 2 },
  })
})

test('a list begins with one’s own default, and with what was published for the role', async () => {
  const mine = await keep(seller, 'Mía', { perPage: 10 })
  const published = await keep(boss, 'De vendedores', { perPage: 100 })
  const state = async (user: Client) =>
    ((await listed(user)).views as unknown as { name: string; isDefault?: string }[]).map(
      ({ name, isDefault }) => [name, isDefault],
    )
  expect((await seller.put(`${path}/${mine}/default`, { for: 'me', on: true })).status).toBe(200)
  const put = await boss.put(`${path}/${published}/default`, { for: '7', on: true })
  expect(put.body.roles).toEqual(['7'])
  expect(await state(seller)).toEqual([
    ['De vendedores', 'role'],
    ['Mía', 'me'],
  ])
  expect(await state(await server.as('7', { EMPRESA: OTHER }))).toEqual([])
  await boss.put(`${path}/${published}/default`, { for: '7', on: false })
  expect(await state(seller)).toEqual([['Mía', 'me']])
})

test('only an administrator publishes for a role, and only for one that has the list', async () => {
  const id = await keep(seller, 'Mía', {})
  const refused = await seller.put(
    `${path}/${id}/default`,
    { for: '7', on: true },
    { 'accept-language': 'es' },
  )
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Esta acción requiere el rol Administrador',
  ])
  for (const input of [
    { for: '8', on: true },
    { for: 'everybody', on: true },
    { for: '7', on: 'yes' },
  ])
    expect((await boss.put(`${path}/${id}/default`, input)).status).toBe(422)
})

test('how a list was left comes back on another device, without what the role lost since', async () => {
  const left = { columns: ['NOMBRE', 'COSTO'], perPage: 100, density: 'compact' }
  expect((await boss.put('/hanadb/api/list-state/things', left)).status).toBe(200)
  expect((await listed(boss)).state).toMatchObject(left)
  await boss.put('/hanadb/api/list-state/things', { perPage: 10 })
  expect((await listed(boss)).state).toEqual({ perPage: 10, at: expect.any(String) })
  await server.db.write
    .insertInto('_LIST_STATE')
    .values({ USER_ID: seller.ID, RESOURCE: 'things', STATE: JSON.stringify(left), AT: '2026' })
    .execute()
  expect((await listed(seller)).state).toMatchObject({ columns: ['NOMBRE'], perPage: 100 })
})

test('an administrator who looks as somebody sees their views and keeps none', async () => {
  await keep(seller, 'Mía', { perPage: 10 })
  const eyes = { 'x-view-as': `user:${seller.ID}` }
  const seen = await boss.get(`${path}?resource=things`, eyes)
  expect(seen.body).toEqual(await listed(seller))
  expect((await boss.put('/hanadb/api/list-state/things', { perPage: 10 }, eyes)).status).toBe(403)
})

test('a template holds the values that its reader may write, and an administrator offers it to everyone', async () => {
  const values = { NOMBRE: 'Cargador', COSTO: 5 }
  const refused = await boss.post(path, {
    resource: 'things',
    name: 'X',
    state: { values: { LUNA: 1 } },
  })
  expect([refused.status, refused.body.errors]).toMatchObject([422, { values: expect.any(String) }])
  const id = await keep(boss, 'Cargador', { values })
  expect((await listed(boss)).views).toMatchObject([{ id, state: { values }, isMine: true }])
  expect((await listed(seller)).views).toEqual([])
  const share = (user: Client, on: boolean) =>
    user.put(`${path}/${id}/default`, { for: 'everyone', on })
  expect((await share(seller, true)).status).toBe(403)
  expect((await share(boss, true)).body).toMatchObject({ isShared: true })
  const [theirs] = (await listed(seller)).views as unknown as { state: { values: object } }[]
  expect(theirs).toMatchObject({ id, isMine: false, isShared: true })
  expect(theirs?.state.values).not.toHaveProperty('COSTO')
  const elsewhere = await server.as('7', { EMPRESA: OTHER })
  expect((await listed(elsewhere)).views).toEqual([])
  await share(boss, false)
  expect((await listed(seller)).views).toEqual([])
})
