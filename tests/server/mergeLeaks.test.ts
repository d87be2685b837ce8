import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Answer, Client } from './client'
import { expectHumane, expectNoFault } from './humane'
import { useServer } from './useServer'

/** A seller may merge stores, without their costs and without the hidden ones. */
const stores = defineResource({
  name: 'stores',
  table: 'LOCAL',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Local | Locales',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    COSTO: { kind: 'money', read: ['admin'], write: ['admin'] },
    DOBLE: { kind: 'computed', formula: { mul: ['COSTO', 2] } },
    OCULTO: { kind: 'boolean', default: false },
  },
  matchFields: ['NOMBRE'],
  trash: true,
  access: {
    admin: 'all',
    salesAgent: { read: { OCULTO: false }, update: true, delete: true },
  },
})
const secrets = defineResource({
  name: 'secrets',
  table: 'SECRETO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Auditoría | Auditorías',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    LOCAL: { kind: 'reference', resource: 'stores' },
  },
  access: { admin: 'all' },
})
/** A seller sees the visits, but not the store of an inspection. */
const visits = defineResource({
  name: 'visits',
  table: 'VISITA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Visita | Visitas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    LOCAL: { kind: 'reference', resource: 'stores' },
    INSPECCION: { kind: 'reference', resource: 'stores', read: ['admin'], write: ['admin'] },
  },
  access: { admin: 'all', salesAgent: 'read' },
})
const server = useServer({ catalogue: aCatalogue(stores, secrets, visits) })
const api = (path: string) => `/hanadb/api/${path}`

afterEach(() => expectNoFault(server))

async function world() {
  const [boss, seller] = [await server.as('10'), await server.as('7')]
  const make = async (path: string, values: object) =>
    Number((await boss.post(api(path), values)).body.ID)
  const stays = await make('stores', { NOMBRE: 'Norte', COSTO: 4321 })
  const goes = await make('stores', { NOMBRE: 'Sur', COSTO: 9876 })
  const merge = (user: Client, more: object = {}, id = stays) =>
    user.post(api(`merge/stores/${id}`), {
      ...{ version: 1, others: [{ id: goes, version: 1 }], dryRun: true },
      ...more,
    })
  return { boss, seller, make, stays, goes, merge }
}

/** What an answer tells, without the number of the request. */
const told = ({ status, body: { requestId: _, ...body } }: Answer) => ({ status, body })

test('a rehearsed and a made merge tell no field that its reader may not read', async () => {
  const { boss, seller, stays, goes, merge } = await world()
  const whole = await merge(boss, { values: { COSTO: goes } })
  expect(whole.body.changes).toMatchObject({ COSTO: [4321, 9876], DOBLE: [8642, 19752] })
  const wish = { values: { NOMBRE: goes } }
  for (const dryRun of [true, false]) {
    const { status, body } = await merge(seller, { ...wish, dryRun })
    expect(status).toBe(200)
    expect(body.changes).toEqual({ NOMBRE: ['Norte', 'Sur'] })
    expect(JSON.stringify(body)).not.toMatch(/COSTO|DOBLE|4321|9876|8642|19752/)
  }
  expect((await boss.get(api(`stores/${stays}`))).body).toMatchObject({ COSTO: 4321 })
})

test('a field that may not be read is refused like one that does not exist', async () => {
  const { seller, goes, merge } = await world()
  const answers = ['COSTO', 'DOBLE', 'LUNA'].map(async name => {
    const answer = await merge(seller, { values: { [name]: goes } })
    return JSON.parse(JSON.stringify(told(answer)).replaceAll(name, 'X'))
  })
  const [cost, double, moon] = await Promise.all(answers)
  expect(moon.status).toBe(422)
  expect([cost, double]).toEqual([moon, moon])
})

test('a hidden record is refused like one that does not exist, in each place', async () => {
  const { seller, make, stays, goes, merge } = await world()
  const hidden = await make('stores', { NOMBRE: 'Bóveda', OCULTO: true })
  const attempts = [
    (id: number) => merge(seller, { others: [{ id, version: 1 }] }),
    (id: number) => merge(seller, { others: [{ id, version: 9 }] }),
    (id: number) => merge(seller, {}, id),
    (id: number) =>
      merge(seller, {
        others: [
          { id: goes, version: 1 },
          { id, version: 1 },
        ],
      }),
    (id: number) => merge(seller, { values: { NOMBRE: id } }),
    (id: number) => merge(seller, { values: { NOMBRE: id }, others: [{ id: stays, version: 1 }] }),
  ]
  for (const attempt of attempts) {
    const [there, missing] = [await attempt(hidden), await attempt(999_999)]
    expect(missing.status).toBeGreaterThanOrEqual(400)
    expect(told(there)).toEqual(told(missing))
    expect(JSON.stringify(there.body)).not.toContain('Bóveda')
  }
})

test('records of a resource that may not be read are neither named nor counted', async () => {
  const { boss, seller, make, goes, merge } = await world()
  await make('secrets', { NOMBRE: 'Fraude', LOCAL: goes })
  const one = await merge(seller)
  expectHumane(one, [409])
  expect(one.body).toMatchObject({
    message: 'Other records that you cannot see still use this one',
  })
  const more = Array.from({ length: 501 }, (_, at) => ({
    changes: { NOMBRE: `Fraude ${at}`, LOCAL: goes },
  }))
  for (const part of [more.slice(0, 300), more.slice(300)])
    expect((await boss.post(api('secrets/bulk'), part)).status).toBe(200)
  const many = await merge(seller)
  expect(told(many)).toEqual(told(one))
  expect(told(await merge(seller, { dryRun: false }))).toEqual(told(one))
  expect(JSON.stringify(told(many).body)).not.toMatch(/Auditor|Fraude|secrets|SECRETO|\d{3}/)
})

test('a reference by a field that may not be read is told without its list', async () => {
  const { seller, make, goes, merge } = await world()
  await make('visits', { NOMBRE: 'Lunes', LOCAL: goes })
  expect((await merge(seller)).body.moved).toEqual([
    { resource: 'visits', field: 'LOCAL', records: 1 },
  ])
  await make('visits', { NOMBRE: 'Martes', INSPECCION: goes })
  const { status, body } = await merge(seller)
  expect([status, body.code]).toEqual([409, 'inUse'])
  expect(JSON.stringify(body)).not.toMatch(/Visita|visits|INSPECCION|Martes|Inspecci/)
})
