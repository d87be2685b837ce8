import { afterEach, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import type { Client } from './client'
import { expectHumane, expectNoFault, snapshot } from './humane'
import { useServer } from './useServer'
import { ACME, OTHER, worldOf } from './world'

const server = useServer()
const users = '/hanadb/api/users'
const products = '/hanadb/api/products'

afterEach(() => expectNoFault(server))

const versionOf = async (user: Client, path: string) => String((await user.get(path)).body._VERSION)

test.each<[string, unknown]>([
  ['ROLE', '10'],
  ['ACTIVE', false],
  ['EMPRESA', OTHER],
  ['EMPRESAS', [OTHER]],
  ['WAREHOUSE', []],
  ['COMPANY', 'HT'],
  ['CARD_CODE', 'CL1'],
  ['EMAIL', 'otra@demo.test'],
  ['PASSWORD', 'Otra-clave-larga-1'],
  ['ISVERIFIED', true],
  ['ID', 1],
  ['_CREATED_BY', 1],
  ['_DELETED_AT', null],
  ['_SEARCH', 'x'],
  ['DISPLAYNAME_F', 'x'],
])('nobody gives themself %s', async (name, value) => {
  const company = { EMPRESA: ACME, EMPRESAS: [ACME], WAREHOUSE: ['001'] }
  await server.as('10', { EMPRESA: OTHER })
  const agent = await server.as('7', company)
  const path = `${users}/${agent.ID}`
  const before = await snapshot(server)
  const body = { CITY: 'Quito', [name]: value }
  const refused = await agent.put(path, body, { 'if-match': await versionOf(agent, path) })
  expectHumane(refused, [422])
  expect(Object.keys(refused.body.errors ?? {})).toEqual([name])
  expect(await snapshot(server)).toBe(before)
})

test('users cannot write or create records of others', async () => {
  const [agent, other] = [await server.as('7'), await server.as('7')]
  const before = await snapshot(server)
  const headers = { 'if-match': '1' }
  expectHumane(await agent.put(`${users}/${other.ID}`, { CITY: 'Quito' }, headers), [403, 404])
  expectHumane(await agent.delete(`${users}/${other.ID}`, headers), [403])
  expectHumane(await agent.post(users, { DISPLAYNAME: 'X', EMAIL: 'x@demo.test' }), [403])
  expect(await snapshot(server)).toBe(before)
})

test('a registration creates a plain user, whatever it claims', async () => {
  const body = {
    EMAIL: 'nueva@demo.test',
    PASSWORD: 'Una-clave-larga-9',
    DISPLAYNAME: 'Nueva',
    ROLE: '10',
    ISPUBLIC: true,
    PHOTOURL: null,
  }
  const created = await server.anyone.post('/hanadb/api/account/register', body)
  expect(created.status).toBe(200)
  expect(created.body.user).toMatchObject({ ROLE: 'user', EMPRESA: null })
  const more = { ...body, EMAIL: 'otra@demo.test', EMPRESAS: [ACME] }
  expectHumane(await server.anyone.post('/hanadb/api/account/register', more), [422])
})

test('the company of a record is the one worked in, and no body says otherwise', async () => {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME, OTHER] })
  const world = worldOf(server, { owner: boss.ID })
  const body = await world.body(catalogue.get('products'), 1)
  const refused = await boss.post(products, { ...body, EMPRESA: OTHER })
  expectHumane(refused, [422])
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['EMPRESA'])
  const created = await boss.post(products, body)
  expect(created.body.EMPRESA).toBe(ACME)
  const path = `${products}/${created.body.CODIGO}`
  const moved = await boss.put(path, { EMPRESA: OTHER }, { 'if-match': '1' })
  expectHumane(moved, [422])
  const there = { 'x-empresa': OTHER, 'if-match': '1' }
  expectHumane(await boss.put(path, { NOMBRE: 'X' }, there), [404])
  expectHumane(await boss.delete(path, there), [404])
})

test('users cannot work in a company that is not theirs', async () => {
  await server.as('10', { EMPRESA: OTHER })
  const agent = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  for (const company of [OTHER, 'x', "' or 1=1", '*', '0000000000000'])
    expectHumane(await agent.get(products, { 'x-empresa': company }), [403])
})

test('versions and rights in a body are the server’s, and ignored', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const world = worldOf(server, { owner: boss.ID })
  const { CODIGO } = await world.insert(catalogue.get('products'), 1)
  const body = { NOMBRE: 'Otro', _VERSION: 99, _can: { delete: true }, _warnings: {} }
  const changed = await boss.put(`${products}/${CODIGO}`, body, { 'if-match': '1' })
  expect(changed.body).toMatchObject({ NOMBRE: 'Otro', _VERSION: 2 })
})

test('the rows of another record stay its own, whatever number a body names', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const world = worldOf(server, { owner: boss.ID })
  const clients = catalogue.get('clients')
  const [first, second] = [await world.insert(clients, 1), await world.insert(clients, 2)]
  const path = (id: unknown) => `/hanadb/api/clients/${id}`
  const before = await boss.get(path(first.ID))
  const [row] = before.body.ENVIO as unknown as { _ID: number }[]
  const stolen = { ...row, DIRECCION: 'Robada' }
  const changed = await boss.put(path(second.ID), { ENVIO: [stolen] }, { 'if-match': '1' })
  expect(changed.status).toBe(200)
  const rows = changed.body.ENVIO as unknown as { _ID: number }[]
  expect(rows.map(({ _ID }) => _ID)).not.toContain(row?._ID)
  expect((await boss.get(path(first.ID))).body).toEqual(before.body)
})
