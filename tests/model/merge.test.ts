import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { sameValue } from '../../src/model/fields/sameValue'
import { defineResource } from '../../src/model/schema'
import { type Merged, merge } from '../../src/model/validation/merge'
import { aCatalogue } from '../server/aCatalogue'
import { columnOf, everyKind, everySample, numbers, targets } from './everyKind'

const shops = defineResource({
  name: 'shops',
  table: 'TIENDA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Tienda | Tiendas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    PRECIO: { kind: 'money' },
    MARCAS: { kind: 'choices', options: { a: 'A', b: 'B', c: 'C' } },
    LINEAS: {
      kind: 'lines',
      fields: {
        NOTA: { kind: 'text' },
        CANTIDAD: { kind: 'integer' },
        SUMA: { kind: 'computed', formula: { mul: ['CANTIDAD', 'CANTIDAD'] } },
      },
    },
    TOTAL: { kind: 'computed', formula: { sum: 'LINEAS.SUMA' } },
  },
  access: { admin: 'all' },
})
const shop = aCatalogue(shops).get('shops')
const fields = [...shop.fields.values()]
type Values = Readonly<Record<string, unknown>>

const base = {
  ID: 1,
  NOMBRE: 'Centro',
  PRECIO: 10,
  MARCAS: ['a'],
  TOTAL: 5,
  LINEAS: [
    { _ID: 11, NOTA: 'uno', CANTIDAD: 1, SUMA: 1 },
    { _ID: 12, NOTA: 'dos', CANTIDAD: 2, SUMA: 4 },
  ],
}
const [first, second] = base.LINEAS
const merged = (mine: Values, theirs: Values, yielded = new Set<string>()) =>
  merge(fields, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, { yielded })
const paths = ({ conflicts }: Merged) => conflicts.map(({ path }) => path)
const takenOf = ({ taken }: Merged) => taken.map(({ name }) => name)

describe('fields', () => {
  test('what only one of two changed is as they left it, and theirs is named', () => {
    const both = merged({ NOMBRE: 'Norte' }, { PRECIO: 12, TOTAL: 7 })
    expect(both.values).toMatchObject({ NOMBRE: 'Norte', PRECIO: 12, TOTAL: 7 })
    expect(paths(both)).toEqual([])
    expect(takenOf(both)).toEqual(['PRECIO', 'TOTAL'])
  })

  test('what both changed differently is a conflict: mine stays until theirs is chosen', () => {
    const both = merged({ NOMBRE: 'Norte' }, { NOMBRE: 'Sur' })
    expect(both.conflicts).toMatchObject([
      { path: 'NOMBRE', base: 'Centro', mine: 'Norte', theirs: 'Sur' },
    ])
    expect(both.values.NOMBRE).toBe('Norte')
    const yielded = merged({ NOMBRE: 'Norte' }, { NOMBRE: 'Sur' }, new Set(['NOMBRE']))
    expect(yielded.values.NOMBRE).toBe('Sur')
  })

  test.each([
    ['PRECIO', 12, '12.00'],
    ['PRECIO', null, ''],
    ['NOMBRE', 'Norte', ' Norte '],
    ['MARCAS', ['b', 'c'], ['c', 'b']],
    ['MARCAS', null, []],
  ])('%s is no conflict where both say the same: %j and %j', (name, mine, theirs) => {
    expect(paths(merged({ [name]: mine }, { [name]: theirs }))).toEqual([])
  })

  test('what I changed and may not write any more is told, not dropped', () => {
    const mine = { ...base, NOMBRE: 'Norte', PRECIO: 11 }
    const { values, conflicts } = merge(
      fields,
      { base, mine, theirs: base },
      { writable: new Set(['PRECIO']) },
    )
    expect(conflicts).toMatchObject([{ path: 'NOMBRE', mine: 'Norte', locked: true }])
    expect(values).toMatchObject({ NOMBRE: 'Centro', PRECIO: 11 })
  })

  test('a secret only I typed is mine, though nobody is ever told it', () => {
    const people = aCatalogue().get('users')
    const { values } = merge(people.fields.values(), {
      base: {},
      mine: { PASSWORD: 'nueva-clave' },
      theirs: { DISPLAYNAME: 'Ana' },
    })
    expect(values).toMatchObject({ PASSWORD: 'nueva-clave', DISPLAYNAME: 'Ana' })
  })
})

describe('rows', () => {
  const rows = ({ values }: Merged) => values.LINEAS

  test('different cells of one row come together', () => {
    const both = merged(
      { LINEAS: [{ ...first, NOTA: 'mía' }, second] },
      { LINEAS: [{ ...first, CANTIDAD: 9, SUMA: 81 }, second] },
    )
    expect(paths(both)).toEqual([])
    expect(rows(both)).toEqual([{ _ID: 11, NOTA: 'mía', CANTIDAD: 9, SUMA: 81 }, second])
    expect(takenOf(both)).toEqual(['LINEAS'])
  })

  test('the same cell changed differently is a conflict at its place', () => {
    const mine = { LINEAS: [first, { ...second, CANTIDAD: 3 }] }
    const theirs = { LINEAS: [first, { ...second, CANTIDAD: 4 }] }
    const both = merged(mine, theirs)
    expect(both.conflicts).toMatchObject([
      { path: 'LINEAS.12.CANTIDAD', base: 2, mine: 3, theirs: 4, within: { place: 2 } },
    ])
    expect(rows(merged(mine, theirs, new Set(paths(both))))).toEqual(theirs.LINEAS)
  })

  test('rows added on both sides stay, each behind the row it was put behind', () => {
    const mine = { LINEAS: [first, { NOTA: 'mía' }, second] }
    const theirs = { LINEAS: [first, second, { _ID: 20, NOTA: 'suya' }] }
    const both = merged(mine, theirs)
    expect(paths(both)).toEqual([])
    expect(rows(both)).toEqual([first, { NOTA: 'mía' }, second, { _ID: 20, NOTA: 'suya' }])
  })

  test('where there were no rows, mine stand below theirs', () => {
    const none = { ...base, LINEAS: [] }
    const mine = { ...base, LINEAS: [{ NOTA: 'mía' }] }
    const theirs = { ...base, LINEAS: [{ _ID: 20, NOTA: 'suya' }] }
    const { values } = merge(fields, { base: none, mine, theirs })
    expect(values.LINEAS).toEqual([{ _ID: 20, NOTA: 'suya' }, { NOTA: 'mía' }])
  })

  test('a row that one removed and the other left alone is gone', () => {
    expect(rows(merged({ LINEAS: [first] }, {}))).toEqual([first])
    expect(rows(merged({}, { LINEAS: [first] }))).toEqual([first])
  })

  test('a row that one removed and the other changed is a conflict of the whole row', () => {
    const changed = { ...second, NOTA: 'otra' }
    const [mine, theirs] = [{ LINEAS: [first, changed] }, { LINEAS: [first] }]
    const both = merged(mine, theirs)
    expect(both.conflicts).toMatchObject([
      { path: 'LINEAS.12', base: [second], mine: [changed], theirs: [] },
    ])
    expect(rows(both)).toEqual([first, changed])
    expect(rows(merged(mine, theirs, new Set(['LINEAS.12'])))).toEqual([first])
    expect(rows(merged(theirs, mine, new Set(['LINEAS.12'])))).toEqual([first, changed])
  })

  test('rows I moved keep my order, and those only they moved keep theirs', () => {
    const turned = { LINEAS: [second, first] }
    expect(rows(merged(turned, {}))).toEqual([second, first])
    expect(rows(merged({}, turned))).toEqual([second, first])
  })
})

const every = createCatalogue([everyKind, targets, numbers]).get('every-kind')
const kinds = Object.entries(everySample).map(([name, { good }]) => {
  const field = every.fields.get(columnOf(name))
  return { field, values: fc.constantFrom(null, ...good) }
})
const anyRecord = fc.record(
  Object.fromEntries(kinds.flatMap(({ field, values }) => (field ? [[field.name, values]] : []))),
)
const anyRow = fc.record({
  _ID: fc.integer({ min: 1, max: 6 }),
  NOTA: fc.constantFrom('a', 'b', null),
  CANTIDAD: fc.constantFrom(1, 2, null),
})
const anyShop = fc.record({
  NOMBRE: fc.constantFrom('x', 'y', '', null),
  LINEAS: fc.uniqueArray(anyRow, { selector: ({ _ID }) => _ID, maxLength: 5 }),
})

/** One field of every kind, and rows. */
const worlds = [
  ['every kind', [...every.fields.values()], anyRecord],
  ['rows', fields, anyShop],
] as const

describe.each(worlds)('with %s', (_name, fields, any) => {
  const message = (a: Values, b: Values) =>
    fields.filter(field => !field.readOnly && !sameValue(field, a[field.name], b[field.name]))

  test('nothing is asked where one side did nothing, or both did the same', () => {
    fc.assert(
      fc.property(any, any, (base, changed) => {
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ] as const) {
          const { conflicts, values } = merge(fields, { base, mine, theirs })
          expect(conflicts).toEqual([])
          expect(message(values, changed)).toEqual([])
        }
      }),
    )
  })

  test('both sides meet the same conflicts, and each side can have its way', () => {
    fc.assert(
      fc.property(any, any, any, (base, mine, theirs) => {
        const met = merge(fields, { base, mine, theirs })
        const turned = merge(fields, { base, mine: theirs, theirs: mine })
        expect(paths(turned).sort()).toEqual(paths(met).sort())
        const yielded = merge(fields, { base, mine, theirs }, { yielded: new Set(paths(met)) })
        for (const { path, mine, theirs } of met.conflicts) {
          if (path.includes('.')) continue
          expect(met.values[path]).toEqual(mine)
          expect(yielded.values[path]).toEqual(theirs)
        }
      }),
    )
  })

  test('merged once more onto what they saved, it asks nothing and stays', () => {
    fc.assert(
      fc.property(any, any, any, (base, mine, theirs) => {
        const { values } = merge(fields, { base, mine, theirs })
        const again = merge(fields, { base: theirs, mine: values, theirs })
        expect(again.conflicts).toEqual([])
        expect(message(again.values, values)).toEqual([])
      }),
    )
  })
})

test('no row that anybody added is ever lost', () => {
  fc.assert(
    fc.property(anyShop, anyShop, anyShop, (base, mine, theirs) => {
      const { values } = merge(fields, { base, mine, theirs })
      const ids = (record: Values) => (record.LINEAS as { _ID: number }[]).map(({ _ID }) => _ID)
      const added = [...ids(mine), ...ids(theirs)].filter(id => !ids(base).includes(id))
      expect(ids(values)).toEqual(expect.arrayContaining(added))
      expect(new Set(ids(values)).size).toBe(ids(values).length)
    }),
  )
})
