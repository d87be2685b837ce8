import { expect, test } from 'vitest'
import type { Among } from '../../src/kinds/reference/data'
import { createCatalogue } from '../../src/model/check/catalogue'
import { meetsFilterOption, targetFilter } from '../../src/model/fields/filterOptions'
import type { AnySchema } from '../../src/model/schema'

const shops: AnySchema = {
  ...{ name: 'shops', table: 'TIENDA', key: 'ID', title: 'ID', label: 'Tienda | Tiendas' },
  fields: {
    ID: { kind: 'id' },
    CIUDAD: { kind: 'text', filter: true },
    ZONA: { kind: 'integer', filter: true, read: ['admin'] },
    NOTA: { kind: 'text' },
  },
  access: { admin: 'all' },
}
/** Columns with fields of the record. */
const named = (where: Record<string, string>) =>
  Object.fromEntries(Object.entries(where).map(([column, field]) => [column, { field }]))
const visitsOf = (where: Record<string, string>, are: Among['match'] = {}) =>
  ({
    ...{ name: 'rounds', table: 'RONDA', key: 'ID', title: 'ID', label: 'Ronda | Rondas' },
    fields: {
      ID: { kind: 'id' },
      CIUDAD: { kind: 'text' },
      ZONA: { kind: 'integer' },
      SECRETA: { kind: 'text', read: ['admin'] },
      TIENDA: {
        kind: 'reference',
        resource: 'shops',
        filterOptions: { match: { ...named(where), ...are }, message: 'De otra ciudad' },
      },
      PARADAS: {
        kind: 'lines',
        fields: {
          TIENDA: {
            kind: 'reference',
            resource: 'shops',
            filterOptions: { match: named(where), message: 'De otra ciudad' },
          },
        },
      },
    },
    access: { admin: 'all', credit: 'all' },
  }) as AnySchema

test('what narrows is a filter of the other list, as far as it is filled in', () => {
  const rounds = createCatalogue([shops, visitsOf({ CIUDAD: 'CIUDAD' })]).get('rounds')
  const field = rounds.fields.get('TIENDA')
  expect(field && targetFilter(field, { CIUDAD: 'Cuenca' })).toEqual({ CIUDAD: 'Cuenca' })
  expect(field && targetFilter(field, { CIUDAD: null })).toEqual({})
})

test('what always narrows does so whatever is filled in', () => {
  const are = { CIUDAD: ['Cuenca', 'Quito'] }
  const field = createCatalogue([shops, visitsOf({}, are)])
    .get('rounds')
    .fields.get('TIENDA')
  expect(field && targetFilter(field, { CIUDAD: 'Manta' })).toEqual(are)
  expect(() => createCatalogue([shops, visitsOf({}, { NOTA: 'x' })])).toThrow(
    /may filter shops by NOTA/,
  )
})

test.each<[Record<string, string>, string]>([
  [{ NOTA: 'CIUDAD' }, 'not everybody may filter shops by'],
  [{ ZONA: 'ZONA' }, 'not everybody may filter shops by'],
  [{ CIUDAD: 'ZONA' }, 'do not compare'],
  [{ CIUDAD: 'SECRETA' }, 'shows SECRETA, which not everybody who reads'],
])('a reference narrowed by %j stops the start', (where, words) => {
  const start = () => createCatalogue([shops, visitsOf(where)])
  expect(start).toThrow(new RegExp(`rounds\\.TIENDA: .*${words}`))
  expect(start).toThrow(new RegExp(`rounds\\.PARADAS: PARADAS\\.TIENDA: .*${words}`))
})

test('a field that is not there is named in records and rows alike', () => {
  const start = () => createCatalogue([shops, visitsOf({ CIUDAD: 'PUEBLO' })])
  expect(start).toThrow('rounds.TIENDA.filterOptions.match.CIUDAD.field: unknown field "PUEBLO"')
  expect(start).toThrow(
    'rounds.PARADAS.TIENDA.filterOptions.match.CIUDAD.field: unknown field "PUEBLO"',
  )
})

test('those of the same day are narrowed by the business’s day of an instant, once it is filled in', () => {
  const calls: AnySchema = {
    ...{ name: 'calls', table: 'LLAMADA', key: 'ID', title: 'ID', label: 'Llamada | Llamadas' },
    fields: { ID: { kind: 'id' }, FECHA: { kind: 'dateTime', filter: true } },
    access: { admin: 'all' },
  }
  const notes = (match: Record<string, string>): AnySchema => ({
    ...{ name: 'notes', table: 'NOTA', key: 'ID', title: 'ID', label: 'Nota | Notas' },
    fields: {
      ID: { kind: 'id' },
      CUANDO: { kind: 'dateTime' },
      LLAMADA: {
        kind: 'reference',
        resource: 'calls',
        filterOptions: { match: named(match), message: 'De otro día' },
      },
    },
    access: { admin: 'all' },
  })
  const field = createCatalogue([calls, notes({ FECHA: 'CUANDO' })])
    .get('notes')
    .fields.get('LLAMADA')
  const around = { CUANDO: '2026-03-03T04:59:00.000Z' }
  const requested = { FECHA: { gte: '2026-03-02', lte: '2026-03-02' } }
  expect(field && targetFilter(field, around)).toEqual(requested)
  expect(field && targetFilter(field, { CUANDO: null })).toEqual({})
  expect(meetsFilterOption('2026-03-02T13:00:00.000Z', requested.FECHA)).toBe(true)
  expect(meetsFilterOption('2026-03-03T13:00:00.000Z', requested.FECHA)).toBe(false)
  expect(() => createCatalogue([calls, notes({ ID: 'CUANDO' })])).toThrow(/do not compare/)
})
