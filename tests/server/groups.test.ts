import { beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/business'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const sales = defineResource({
  name: 'sales',
  table: 'VENTA',
  key: 'ID',
  title: 'ID',
  label: 'Venta | Ventas',
  fields: {
    ID: { kind: 'id' },
    CIUDAD: { kind: 'text', filter: true },
    ESTADO: { kind: 'choice', options: { A: 'Abierta', C: 'Cerrada' } },
    TOTAL: { kind: 'money' },
    PIEZAS: { kind: 'integer' },
    PAGADA: { kind: 'boolean' },
    DIA: { kind: 'date' },
    CLIENTE: { kind: 'reference', resource: 'users' },
    COSTO: { kind: 'money', read: ['admin'] },
    GRUPO: { kind: 'choice', options: { X: 'X' }, read: ['admin'] },
    TELEFONO: { kind: 'phone' },
    RUC: { kind: 'identity' },
  },
  matchFields: ['TELEFONO', 'RUC'],
  access: { admin: 'all', salesAgent: { read: { ESTADO: 'A' } } },
})
const server = useServer({ catalogue: aCatalogue(sales) })

beforeEach(() =>
  server.insert(
    'sales',
    { ID: 1, CIUDAD: 'Quito', ESTADO: 'A', TOTAL: 10010, PIEZAS: 2, COSTO: 1, GRUPO: 'X' },
    { ID: 2, CIUDAD: 'QUITO', ESTADO: 'C', TOTAL: 20020, PIEZAS: 3 },
    { ID: 3, CIUDAD: 'Ambato', ESTADO: 'A', TOTAL: 5 },
    { ID: 4, ESTADO: 'A', PIEZAS: 1 },
  ),
)

const groups = (user: Client, query: Record<string, string>) =>
  user.get(`/hanadb/api/sales/groups?${new URLSearchParams(query)}`)

test('groups count and add up all rows of the filter, without regard to accents and case', async () => {
  const admin = await server.as('10')
  const { body } = await groups(admin, { by: 'CIUDAD', sums: '["TOTAL","PIEZAS"]' })
  expect(body.groups).toHaveLength(3)
  expect(body.groups).toEqual(
    expect.arrayContaining([
      { value: 'Ambato', count: 1, sums: { TOTAL: 0.05, PIEZAS: 0 } },
      { value: expect.stringMatching(/^quito$/i), count: 2, sums: { TOTAL: 300.3, PIEZAS: 5 } },
      { value: null, count: 1, sums: { TOTAL: 0, PIEZAS: 1 } },
    ]),
  )
  const some = await groups(admin, { by: 'CIUDAD', values: '["quito","quito"]' })
  expect(some.body.groups).toMatchObject([{ count: 2 }])
  const filter = JSON.stringify({ CIUDAD: { contains: 'quito' } })
  expect((await groups(admin, { filter })).body.groups).toEqual([{ count: 2, sums: {} }])
})

test('groups hold only rows and columns that a role may read', async () => {
  const agent = await server.as('7')
  const { body } = await groups(agent, { by: 'ESTADO', sums: '["TOTAL"]' })
  expect(body.groups).toEqual([{ value: 'A', count: 3, sums: { TOTAL: 100.15 } }])
  const code = async (query: Record<string, string>) => (await groups(agent, query)).body.code
  expect(await code({ by: 'GRUPO' })).toBe('unknownGroup')
  expect(await code({ by: 'TOTAL' })).toBe('unknownGroup')
  expect(await code({ sums: '["COSTO"]' })).toBe('unknownColumn')
  expect(await code({ filter: '{"COSTO":1}' })).toBe('unknownFilter')
  expect(await code({ by: 'CIUDAD', values: '[{"a":1}]' })).toBe('badFilterValue')
})

test('a yes or no groups as well', async () => {
  const admin = await server.as('10')
  await server.insert('sales', { ID: 5, PAGADA: true, PIEZAS: 4 })
  const { body } = await groups(admin, { by: 'PAGADA', values: '[true,true]', sums: '["PIEZAS"]' })
  expect(body.groups).toEqual([{ value: true, count: 1, sums: { PIEZAS: 4 } }])
})

test('values that several records share are groups of two or more', async () => {
  const admin = await server.as('10')
  const { body } = await groups(admin, { by: 'CIUDAD', least: '2' })
  expect(body.groups).toMatchObject([{ count: 2 }])
  expect((await groups(await server.as('7'), { by: 'CIUDAD', least: '2' })).body.groups).toEqual([])
  expect((await groups(admin, { by: 'CIUDAD', least: '0' })).body.code).toBe('badParameter')
})

test('a phone with and without its prefix, and a person by cédula and RUC, are shared values', async () => {
  const admin = await server.as('10')
  await server.insert(
    'sales',
    { ID: 11, ESTADO: 'A', TELEFONO: '0991234567', RUC: '1710034065', PIEZAS: 1 },
    { ID: 12, ESTADO: 'A', TELEFONO: '+593991234567', RUC: '1710034065001', PIEZAS: 2 },
    { ID: 13, ESTADO: 'A', TELEFONO: '0991234568', RUC: '1710034073' },
  )
  const phones = await groups(admin, { by: 'TELEFONO', least: '2', sums: '["PIEZAS"]' })
  expect(phones.body.groups).toEqual([
    { value: expect.stringMatching(/991234567$/), count: 2, sums: { PIEZAS: 3 } },
  ])
  const people = await groups(admin, { by: 'RUC', least: '2' })
  expect(people.body.groups).toEqual([{ value: '1710034065', count: 2, sums: {} }])
  const filter = JSON.stringify({ RUC: { in: ['1710034065', '1710034065001'] } })
  expect((await groups(admin, { filter })).body.groups).toEqual([{ count: 2, sums: {} }])
})

test('groups between values that the column cannot hold are refused', async () => {
  const admin = await server.as('10')
  for (const by of ['CIUDAD', 'PAGADA', 'DIA', 'CLIENTE'])
    for (const values of [
      '[1e400]',
      '[-1e308]',
      '[9007199254740993]',
      '["a\\u0000"]',
      '[{}]',
      '[]',
    ]) {
      const { status, body } = await groups(admin, { by, values })
      expect([status, body.code], `${by} ${values}`).toEqual([400, expect.stringMatching(/^bad/)])
    }
})

test('sums beyond 64 bits are answered', async () => {
  const PIEZAS = Number.MAX_SAFE_INTEGER
  const many = Array.from({ length: 1100 }, (_, index) => ({ ID: 100 + index, PIEZAS }))
  for (let at = 0; at < many.length; at += 100)
    await server.insert('sales', ...many.slice(at, at + 100))
  const { status, body } = await groups(await server.as('10'), { sums: '["PIEZAS"]' })
  expect(status).toBe(200)
  const [found] = body.groups as unknown as { sums: { PIEZAS: number } }[]
  expect(Number(found?.sums.PIEZAS) / (PIEZAS * 1100)).toBeCloseTo(1)
})
