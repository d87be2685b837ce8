import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../server/db/db'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const customers = defineResource({
  name: 'customers',
  table: 'CLIENTE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Cliente | Clientes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    CIUDAD: { kind: 'text', sortable: false },
    CUPO: { kind: 'money', read: ['admin'], sortable: false },
    PIN: { kind: 'password' },
  },
  related: [],
  list: { columns: ['ID', 'NOMBRE'] },
  access: { admin: 'all', salesAgent: { read: { NOMBRE: { ne: 'Oculto' } } }, credit: 'read' },
})
const sales = defineResource({
  name: 'sales',
  table: 'VENTA',
  key: 'ID',
  title: 'ID',
  label: 'Venta | Ventas',
  fields: {
    ID: { kind: 'id' },
    CLIENTE: { kind: 'reference', resource: 'customers' },
    FECHA: { kind: 'date', max: '2026-12-31' },
    PAGADA: { kind: 'dateTime' },
    TOTAL: { kind: 'money' },
    NOTA: { kind: 'text', sortable: false },
    COSTO: { kind: 'money', read: ['admin'] },
  },
  list: {
    columns: ['ID', 'CLIENTE'],
    tabs: [
      { id: 'month', label: 'Este mes', where: { FECHA: { during: 'this month' } } },
      { id: 'large', label: 'Grandes', where: { TOTAL: { gt: 900 } } },
    ],
  },
  access: {
    admin: 'all',
    salesAgent: { read: { TOTAL: { lt: 1000 } } },
    credit: { read: false, create: true },
  },
})
const server = useServer({ catalogue: aCatalogue(customers, sales) })

beforeEach(async () => {
  server.setNow('2026-03-04T15:00:00.000Z')
  await server.insert(
    'customers',
    { ID: 1, NOMBRE: 'Ana', CIUDAD: 'Quito', CUPO: 100_00 },
    { ID: 2, NOMBRE: 'Beto', CIUDAD: 'Cuenca Ñ', CUPO: 900_00 },
    { ID: 3, NOMBRE: 'Oculto', CIUDAD: 'Quito', CUPO: 900_00 },
    { ID: 4, NOMBRE: 'Dora', CIUDAD: null, CUPO: null },
  )
  await server.insert(
    'sales',
    { ID: 1, CLIENTE: 1, FECHA: '2026-03-04', TOTAL: 100_00, NOTA: 'Envío rápido', COSTO: 5_00 },
    { ID: 2, CLIENTE: 1, FECHA: '2026-02-28', TOTAL: 600_00, PAGADA: '2026-03-04T04:59:00.000Z' },
    { ID: 3, CLIENTE: 2, FECHA: '2025-11-01', TOTAL: 700_00, PAGADA: '2026-03-04T05:00:00.000Z' },
    { ID: 4, CLIENTE: 3, FECHA: '2026-03-01', TOTAL: 800_00 },
    { ID: 5, CLIENTE: 1, FECHA: '2026-03-09', TOTAL: 2000_00 },
    { ID: 6, CLIENTE: null, FECHA: null, TOTAL: 50_00 },
  )
})

const ask = (user: Client, path: string, filter: unknown) =>
  user.get(`/hanadb/api/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)

const counted = (words: object) => ({ related: { count: 'sales', via: 'CLIENTE', ...words } })

async function found(user: Client, path: string, filter: unknown): Promise<number[]> {
  const { status, body } = await ask(user, path, filter)
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
  return (body.data as unknown as { ID: number }[]).map(({ ID }) => ID)
}

test.each<[string, object, number[]]>([
  ['a text without an index, in any spelling', { NOTA: { contains: 'ENVIO' } }, [1]],
  ['an amount above', { TOTAL: { gt: 650 } }, [3, 4, 5]],
  ['a field behind a reference', { 'CLIENTE.CIUDAD': { contains: 'quito' } }, [1, 2, 4, 5]],
  ['accents behind a reference', { 'CLIENTE.CIUDAD': { contains: 'n' } }, [3]],
  ['no city, also without a customer', { 'CLIENTE.CIUDAD': { empty: true } }, [6]],
  ['another city, also without a customer', { 'CLIENTE.CIUDAD': { ne: 'Quito' } }, [3, 6]],
  ['this month', { FECHA: { during: 'this month' } }, [1, 4, 5]],
  ['this week', { FECHA: { during: 'this week' } }, [1]],
  ['the last 7 days', { FECHA: { during: 'last 7 days' } }, [1, 2, 4]],
  ['the next 7 days', { FECHA: { during: 'next 7 days' } }, [1, 5]],
  ['older than 90 days', { FECHA: { during: 'older than 90 days' } }, [3]],
  ['a day of the business, not of UTC', { PAGADA: { during: 'today' } }, [3]],
  ['either of two', { or: [{ TOTAL: 50 }, { 'CLIENTE.NOMBRE': { contains: 'bet' } }] }, [3, 6]],
  ['two on one field', { and: [{ TOTAL: { gt: 50 } }, { TOTAL: { lt: 650 } }] }, [1, 2]],
  ['days beyond its limit', { FECHA: { gte: '2026-03-04', lt: '2027-02-01' } }, [1, 5]],
  ['the opposite', { not: { 'CLIENTE.CIUDAD': 'Quito' } }, [3, 6]],
])('an administrator asks for %s', async (_name, filter, ids) => {
  expect(await found(await server.as('10'), 'sales', filter)).toEqual(ids)
})

test.each(['ΟΔΟΣ', 'Οδος', 'οδοσ', 'محمد', 'مُحَمَّد', 'đa'])(
  '%s is found in any spelling without an index',
  async text => {
    await server.insert('sales', { ID: 9, NOTA: 'Οδός مُحَمَّد Đà' })
    expect(await found(await server.as('10'), 'sales', { NOTA: { contains: text } })).toEqual([9])
  },
)

test('the last day that can be written ends after every instant', async () => {
  const admin = await server.as('10')
  expect(await found(admin, 'sales', { PAGADA: { lte: '9999-12-31' } })).toEqual([2, 3])
  expect(await found(admin, 'sales', { PAGADA: { gt: '9999-12-31' } })).toEqual([])
})

test.each<[object, number[]]>([
  [{ gt: 2 }, [1]],
  [{ gte: 1 }, [1, 2, 3]],
  [{ eq: 0 }, [4]],
  [{ ne: 1 }, [1, 4]],
  [{ lt: 2 }, [2, 3, 4]],
  [{ where: { FECHA: { during: 'this month' } }, gte: 2 }, [1]],
  [{ where: { 'CLIENTE.CIUDAD': 'Quito', TOTAL: { gt: 500 } }, gte: 1, lt: 2 }, [3]],
])('customers are found by the number of their sales: %j', async (words, ids) => {
  expect(await found(await server.as('10'), 'customers', counted(words))).toEqual(ids)
})

test('records that a person may not read count as absent', async () => {
  const agent = await server.as('7')
  expect(await found(agent, 'sales', { 'CLIENTE.CIUDAD': 'Quito' })).toEqual([1, 2])
  expect(await found(agent, 'sales', { 'CLIENTE.CIUDAD': { empty: true } })).toEqual([4, 6])
  expect(await found(agent, 'sales', { not: { 'CLIENTE.CIUDAD': 'Quito' } })).toEqual([3, 4, 6])
  expect(await found(agent, 'customers', counted({ gt: 2 }))).toEqual([])
  expect(await found(agent, 'customers', counted({ gt: 1 }))).toEqual([1])
})

test.each<[string, string, object, string, string]>([
  ['7', 'sales', { COSTO: { gt: 1 } }, 'unknownFilter', 'COSTO'],
  ['7', 'sales', { 'CLIENTE.CUPO': { gt: 1 } }, 'unknownFilter', 'CLIENTE.CUPO'],
  ['7', 'sales', { or: [{ not: { 'CLIENTE.CUPO': null } }] }, 'unknownFilter', 'CLIENTE.CUPO'],
  ['10', 'customers', { PIN: 'x' }, 'unknownFilter', 'PIN'],
  ['10', 'sales', { 'CLIENTE.PIN': { empty: true } }, 'unknownFilter', 'CLIENTE.PIN'],
  ['10', 'sales', { 'CLIENTE.ID.ID': 1 }, 'unknownFilter', 'CLIENTE.ID.ID'],
  ['10', 'sales', { __proto__x: 1 }, 'unknownFilter', '__proto__x'],
  ['9', 'customers', counted({ gt: 0 }), 'unknownFilter', ''],
  ['10', 'customers', counted({ via: 'NOTA', gt: 0 }), 'unknownFilter', ''],
  ['10', 'customers', { related: { count: 'nothing', via: 'X', gt: 0 } }, 'unknownFilter', ''],
  ['10', 'customers', counted({}), 'badFilterValue', ''],
  ['10', 'customers', counted({ gt: -1 }), 'badFilterValue', ''],
  ['10', 'customers', counted({ contains: 1 }), 'unknownOperator', 'gt'],
  ['7', 'customers', counted({ where: { COSTO: 1 }, gt: 0 }), 'unknownFilter', 'COSTO'],
  ['10', 'sales', { TOTAL: { contains: '5' } }, 'unknownOperator', 'contains'],
  ['10', 'sales', { TOTAL: { during: 'today' } }, 'unknownOperator', 'gte'],
  ['10', 'sales', { FECHA: { during: 'this fortnight' } }, 'badFilterValue', 'FECHA'],
  ['10', 'sales', { FECHA: { gt: 'mañana' } }, 'badFilterValue', 'FECHA'],
  ['10', 'sales', { or: { TOTAL: 1 } }, 'badFilter', ''],
  ['10', 'sales', { NOTA: { contains: '\u0301' } }, 'badFilterValue', 'NOTA'],
  ['10', 'customers', counted({ count: { toString: 1 }, gt: 0 }), 'badFilter', ''],
  ['10', 'customers', counted({ via: [{}], gt: 0 }), 'badFilter', ''],
  ['10', 'sales', { not: [] }, 'badFilter', ''],
  ['10', 'sales', { or: [1] }, 'badFilter', ''],
])('role %s on %s: %j answers %s', async (...row) => {
  const [role, path, filter, code, names] = row
  const { status, body } = await ask(await server.as(role as '10'), path, filter)
  expect({ status, code: body.code }).toEqual({ status: 400, code })
  expect(body.message).toContain(names)
})

test('conditions are bounded in depth and number', async () => {
  const admin = await server.as('10')
  const deep = (levels: number): object =>
    levels === 0 ? { TOTAL: { gt: 0 } } : { not: deep(levels - 1) }
  expect((await ask(admin, 'sales', deep(4))).status).toBe(200)
  expect((await ask(admin, 'sales', deep(5))).body.code).toBe('conditionTooDeep')
  const many = (count: number) => ({ or: Array.from({ length: count }, (_, at) => ({ ID: at })) })
  expect((await ask(admin, 'sales', many(60))).status).toBe(200)
  expect((await ask(admin, 'sales', many(61))).body.code).toBe('tooManyConditions')
})

test('tabs, their counts and an export ask the same condition', async () => {
  const admin = await server.as('10')
  const filter = { 'CLIENTE.CIUDAD': 'Quito' }
  expect(await found(admin, 'sales', { ...filter, tab: 'month' })).toEqual([1, 4, 5])
  const counts = await admin.get(
    `/hanadb/api/sales/tabs?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )
  expect(counts.body.tabs).toMatchObject({
    all: { count: 4 },
    month: { count: 3 },
    large: { count: 1 },
  })
  const { body } = await admin.post('/hanadb/api/sales/export', { format: 'csv', filter })
  const file = await server.request(String(body.url))
  const rows = (await file.text()).trim().split('\n')
  expect(rows).toHaveLength(5)
})

const ACME = { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001'] }

test('a saved view keeps a condition, and loses it where its reader may not ask it', async () => {
  const admin = await server.as('10', ACME)
  const or = [{ 'CLIENTE.CUPO': { gt: 500 } }, { TOTAL: { gt: 900 } }]
  const state = { filter: { or, FECHA: { during: 'this month' } } }
  const saved = await admin.post('/hanadb/api/views', { resource: 'sales', name: 'Altas', state })
  expect(saved.body).toMatchObject({ state })
  const bad = { filter: { FECHA: { during: 'soon' } } }
  const refused = await admin.post('/hanadb/api/views', {
    resource: 'sales',
    name: 'B',
    state: bad,
  })
  expect(refused.status).toBe(422)
  const agent = await server.as('7', ACME)
  const opened = await agent.get(`/hanadb/api/views/${saved.body.id}`)
  expect(opened.body).toMatchObject({ state: { filter: { FECHA: { during: 'this month' } } } })
  expect(JSON.stringify(opened.body)).not.toContain('CUPO')
})

test('a condition that takes too long says so', async () => {
  const admin = await server.as('10')
  const slow = server.db.dialect === 'sqlite'
  const rows = Array.from({ length: 3_000 }, (_, at) => ({ ID: at + 10, TOTAL: at, NOTA: 'n' }))
  await server.insert('sales', ...rows)
  const clock = performance.now.bind(performance)
  let calls = 0
  performance.now = () => clock() + calls++ * (slow ? 3_000 : 0)
  try {
    const answer = await ask(admin, 'sales', { NOTA: { contains: 'nothing has this' } })
    if (!slow) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({ status: 422, body: { code: 'conditionTooSlow' } })
    expect(answer.body.message).toContain('2')
  } finally {
    performance.now = clock
  }
})

test('PostgreSQL ends a slow read of the limited kind', async () => {
  if (server.db.dialect !== 'postgres') return
  const { limited } = server.db
  const slow = limited?.tuples(
    [{ name: 'N', store: 'int' }],
    sql`from (select 1 as "N", pg_sleep(4)) as s`,
  )
  await expect(slow).rejects.toMatchObject({ status: 422, code: 'conditionTooSlow' })
})
