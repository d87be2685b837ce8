import { describe, expect, test } from 'vitest'
import type { Me } from '../../../src/model/access/access'
import { createCatalogue } from '../../../src/model/check/catalogue'
import type { ImportCell } from '../../../src/model/import/cell'
import { importingOf, mayImport } from '../../../src/model/import/columns'
import { type FoundKeys, namesToFind, readyRow } from '../../../src/model/import/items'
import { type ImportPlan, readRows } from '../../../src/model/import/readRows'
import { defineResource } from '../../../src/model/schema'

const catalogue = createCatalogue([
  defineResource({
    name: 'brands',
    table: 'MARCA',
    key: 'CODIGO',
    title: 'CODIGO',
    label: { es: 'Marca | Marcas' },
    fields: { CODIGO: { kind: 'code' }, LOGO: { kind: 'image', required: true } },
    access: { admin: 'all' },
  }),
  defineResource({
    name: 'phones',
    table: 'TELEFONO',
    key: 'ID',
    title: 'NOMBRE',
    label: { es: 'Teléfono | Teléfonos' },
    fields: {
      NOMBRE: { kind: 'text', required: true },
      ID: { kind: 'id' },
      SKU: { kind: 'code', unique: true },
      MARCA: { kind: 'reference', resource: 'brands', required: true },
      COSTO: { kind: 'money', read: ['admin'] },
      PRECIO: { kind: 'money', write: ['admin'] },
      FOTO: { kind: 'image' },
      DOBLE: { kind: 'computed', formula: { add: ['PRECIO', 'PRECIO'] } },
    },
    unique: [['NOMBRE', 'MARCA']],
    form: [
      { id: 'first', fields: ['SKU', 'NOMBRE'] },
      { id: 'more', fields: 'others' },
    ],
    access: { admin: 'all', salesAgent: { read: true, update: true }, warehouse: 'read' },
  }),
])
const phones = catalogue.get('phones')
const as = (ROLE: string) => ({ ID: 1, ROLE }) as unknown as Me
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name)

describe('what a role may import', () => {
  test('is what it may write, in the form’s order, and what finds a record', () => {
    const all = importingOf(phones, as('10'))
    expect(names(all.fields)).toEqual(['ID', 'SKU', 'NOMBRE', 'MARCA', 'COSTO', 'PRECIO'])
    expect([...all.fixed]).toEqual(['ID'])
    expect(names(all.left)).toEqual(['FOTO'])
    expect(all.matchers.map(({ name, creates }) => [name, creates])).toEqual([
      ['ID', false],
      ['SKU', true],
      ['NOMBRE+MARCA', true],
    ])
    expect([all.create, all.update]).toEqual([true, true])
  })

  test('never names a field it may not read or write', () => {
    const some = importingOf(phones, as('7'))
    expect(names(some.fields)).toEqual(['ID', 'SKU', 'NOMBRE', 'MARCA'])
    expect([some.create, some.update]).toEqual([false, true])
  })

  test('is nothing for who only reads', () => {
    expect(mayImport(phones, as('7'))).toBe(true)
    expect(mayImport(phones, as('8'))).toBe(false)
  })

  test('is no new record where one demands what no cell can hold', () => {
    const brands = importingOf(catalogue.get('brands'), as('10'))
    expect([brands.create, names(brands.missing)]).toEqual([false, ['LOGO']])
  })
})

const plan: ImportPlan = {
  fields: ['SKU', 'NOMBRE', 'MARCA', 'PRECIO', undefined],
  matchBy: 'SKU',
  create: true,
  update: true,
  clears: false,
}
const importing = importingOf(phones, as('10'))

function read(rows: ImportCell[][], change: Partial<ImportPlan> = {}) {
  const table = { headers: [], rows: rows.map((cells, at) => ({ number: at + 2, cells })) }
  const chosen = { ...plan, ...change }
  const found = new Map<string, FoundKeys>([
    ['Sony', { key: 'S' }],
    ['Doble', { problem: 'severalFound' }],
  ])
  const read = readRows(table, chosen, importing)
  const ready = read.map(row =>
    readyRow(row, new Map([['MARCA', found]]), { plan: chosen, importing }),
  )
  return { read, ready, items: ready.map(({ item }) => item), problems: ready.map(problemsOf) }
}
const problemsOf = ({ problems }: { problems: Readonly<Record<string, { key: string }>> }) =>
  Object.fromEntries(Object.entries(problems).map(([name, { key }]) => [name, key]))

test('a row becomes a change of what matches, else a new record, with names as keys', () => {
  const { items, problems } = read([['a1', 'Uno', 'Sony', '1.234,50', 'nota']])
  const changes = { SKU: 'A1', NOMBRE: 'Uno', MARCA: 'S', PRECIO: 1234.5 }
  expect(items).toEqual([{ match: { SKU: 'A1' }, changes, create: true }])
  expect(problems).toEqual([{}])
})

test('an empty cell says nothing, unless it is to empty the field', () => {
  expect(read([['A1', '', null, ' ']]).items[0]?.changes).toEqual({ SKU: 'A1' })
  const cleared = read([['A1', 'Uno', null, ' ']], { clears: true })
  expect(cleared.items[0]?.changes).toEqual({ SKU: 'A1', NOMBRE: 'Uno', MARCA: null, PRECIO: null })
})

test('a value that cannot be read or found is a problem of its row and is not sent', () => {
  const { items, problems } = read([
    ['A1', 'Uno', 'Nadie', 'caro'],
    ['A2', 'Dos', 'Doble', '1'],
  ])
  expect(problems).toEqual([
    { MARCA: 'notReference', PRECIO: 'notNumber' },
    { MARCA: 'severalFound' },
  ])
  expect(items[0]?.changes).toEqual({ SKU: 'A1', NOMBRE: 'Uno' })
})

test('a record named twice is refused the second time, and told where it was first', () => {
  const { ready } = read([
    ['A1', 'Uno'],
    ['A2', 'Dos'],
    ['a1', 'Otro'],
  ])
  expect(ready.map(({ problems }) => problems)).toEqual([
    {},
    {},
    { SKU: { key: 'repeatedInFile', params: { row: 2 } } },
  ])
})

test('without what finds its record a row is refused, except by a number the server gives', () => {
  expect(read([['', 'Uno']]).problems).toEqual([{ SKU: 'required' }])
  const byId = { matchBy: 'ID', fields: ['ID', 'NOMBRE'] }
  const { items } = read(
    [
      [7, 'Uno'],
      ['', 'Dos'],
    ],
    byId,
  )
  expect(items).toEqual([
    { match: { ID: 7 }, changes: { NOMBRE: 'Uno' }, create: false },
    { changes: { NOMBRE: 'Dos' } },
  ])
  expect(read([['', 'Dos']], { ...byId, create: false }).problems).toEqual([{ ID: 'required' }])
})

test('fields unique together find a record together, by the keys of what they name', () => {
  const { items } = read([['A1', 'Uno', 'Sony', '1']], { matchBy: 'NOMBRE+MARCA' })
  expect(items[0]?.match).toEqual({ NOMBRE: 'Uno', MARCA: 'S' })
})

test('a column that only finds records is not sent where another one finds them', () => {
  const { items } = read([[7, 'A1', 'Uno']], { fields: ['ID', 'SKU', 'NOMBRE'] })
  expect(items[0]).toEqual({
    match: { SKU: 'A1' },
    changes: { SKU: 'A1', NOMBRE: 'Uno' },
    create: true,
  })
})

test('each name is asked for once', () => {
  const { read: rows } = read([
    ['A1', '', 'Sony'],
    ['A2', '', 'Sony'],
    ['A3', '', 'Nadie'],
  ])
  expect(namesToFind(rows)).toEqual(new Map([['MARCA', new Set(['Sony', 'Nadie'])]]))
})
