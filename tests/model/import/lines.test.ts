import { expect, test } from 'vitest'
import type { Me } from '../../../src/model/access/access'
import { createCatalogue } from '../../../src/model/check/catalogue'
import type { ImportCell } from '../../../src/model/import/cell'
import { importingOf } from '../../../src/model/import/columns'
import { namesToFind, readyRow } from '../../../src/model/import/items'
import { type ImportPlan, readRows } from '../../../src/model/import/readRows'
import { defineResource } from '../../../src/model/schema'

const catalogue = createCatalogue([
  defineResource({
    name: 'parts',
    table: 'PARTE',
    key: 'CODIGO',
    title: 'CODIGO',
    label: { es: 'Parte | Partes' },
    fields: { CODIGO: { kind: 'code' } },
    access: { admin: 'all' },
  }),
  defineResource({
    name: 'orders',
    table: 'PEDIDO',
    key: 'CODIGO',
    title: 'CODIGO',
    label: { es: 'Pedido | Pedidos' },
    fields: {
      CODIGO: { kind: 'code' },
      CLIENTE: { kind: 'text' },
      ITEMS: {
        kind: 'lines',
        required: true,
        fields: {
          PARTE: { kind: 'reference', resource: 'parts', required: true },
          CANTIDAD: { kind: 'integer' },
          COSTO: { kind: 'money', read: ['admin'] },
          PRECIO: { kind: 'money', write: ['admin'] },
        },
      },
      FOTOS: { kind: 'lines', fields: { FOTO: { kind: 'image', required: true } } },
    },
    access: { admin: 'all', salesAgent: { read: true, create: true } },
  }),
])
const orders = catalogue.get('orders')
const as = (ROLE: string) => importingOf(orders, { ID: 1, ROLE } as unknown as Me)
const plan: ImportPlan = {
  fields: ['CODIGO', 'CLIENTE', 'ITEMS.PARTE', 'ITEMS.CANTIDAD'],
  matchBy: 'CODIGO',
  create: true,
  update: true,
  clears: false,
}

function read(rows: ImportCell[][], change: Partial<ImportPlan> = {}) {
  const table = { headers: [], rows: rows.map((cells, at) => ({ number: at + 2, cells })) }
  const chosen = { ...plan, ...change }
  const found = new Map([['ITEMS.PARTE', new Map([['Pantalla', { key: 'P' }]])]])
  const rowsRead = readRows(table, chosen, as('10'))
  return rowsRead.map(row => readyRow(row, found, { plan: chosen, importing: as('10') }))
}

test('lines have the columns one may write, and lines that need a file have none', () => {
  const names = (role: string) => as(role).columns.map(({ name }) => name)
  const open = ['CODIGO', 'CLIENTE', 'ITEMS.PARTE', 'ITEMS.CANTIDAD']
  expect(names('10')).toEqual([...open, 'ITEMS.COSTO', 'ITEMS.PRECIO'])
  expect(names('7')).toEqual(open)
  expect(as('10').left.map(({ name }) => name)).toEqual(['FOTOS'])
})

test('rows that name the same record are its lines, wherever they stand', () => {
  const [first, second, ...none] = read([
    ['A', 'Ana', 'Pantalla', 2],
    ['B', 'Eva', 'Pantalla', 1],
    ['a', '', 'Pantalla', 3],
  ])
  expect(none).toEqual([])
  expect(first).toEqual({
    number: 2,
    numbers: [2, 4],
    places: { 'ITEMS.0': 2, 'ITEMS.1': 4 },
    item: {
      match: { CODIGO: 'A' },
      changes: {
        CODIGO: 'A',
        CLIENTE: 'Ana',
        ITEMS: [
          { PARTE: 'P', CANTIDAD: 2 },
          { PARTE: 'P', CANTIDAD: 3 },
        ],
      },
      create: true,
    },
    problems: {},
  })
  expect(second?.numbers).toEqual([3])
})

test('rows that name none are one record while they say the same of it, or nothing', () => {
  const loose = { matchBy: undefined, fields: [undefined, ...plan.fields.slice(1)] }
  const rows = [
    ['', 'Ana', 'Pantalla', 1],
    ['', 'Ana', 'Pantalla', 2],
    ['', '', 'Pantalla', 3],
    ['', 'Eva', 'Pantalla', 4],
    ['', 'Ana', 'Pantalla', 5],
  ]
  expect(read(rows, loose).map(({ numbers }) => numbers)).toEqual([[2, 3, 4], [5], [6]])
})

test('a problem names its own line, and contradicting rows name their record', () => {
  const [row] = read([
    ['A', 'Ana', 'Pantalla', 1],
    ['A', 'Eva', 'Nadie', 'dos'],
  ])
  expect(row?.problems).toEqual({
    CLIENTE: { key: 'rowsDiffer', params: { row: 3 } },
    'ITEMS.1.PARTE': { key: 'notReference' },
    'ITEMS.1.CANTIDAD': { key: 'notNumber' },
  })
})

test('a row without a line says nothing of the lines, unless blank cells are to empty them', () => {
  const [silent] = read([['A', 'Ana', '', '']])
  expect(silent?.item.changes).toEqual({ CODIGO: 'A', CLIENTE: 'Ana' })
  const [emptied] = read([['A', 'Ana', '', '']], { clears: true })
  expect(emptied?.item.changes).toMatchObject({ ITEMS: [] })
})

test('the names in lines are asked for by their column', () => {
  const table = { headers: [], rows: [{ number: 2, cells: ['A', 'Ana', 'Pantalla', 1] }] }
  expect(namesToFind(readRows(table, plan, as('10')))).toEqual(
    new Map([['ITEMS.PARTE', new Set(['Pantalla'])]]),
  )
})
