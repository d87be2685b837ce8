import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'

const things: AnySchema = {
  ...{ name: 'things', table: 'COSA', key: 'ID', title: 'NOMBRE', label: 'Cosa | Cosas' },
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
  access: {},
}
const withField = (words: object) => ({ fields: { ...things.fields, A: words } })
const twoSections = [
  { id: 'uno', fields: ['NOMBRE'] },
  { id: 'dos', fields: ['ID', 'NOMBRE'] },
]

test.each<[object, string]>([
  [{ related: ['nada'] }, 'things.related.0: unknown resource "nada"'],
  [{ parent: 'NOMBRE' }, 'things.parent: is no reference'],
  [
    withField({ kind: 'reference', resource: 'things', onDelete: 'cascade' }),
    'things.A: onDelete: "cascade" needs parent to name the field',
  ],
  [{ unique: [['NADA']] }, 'things.unique.0.0: unknown field "NADA"'],
  [{ list: { columns: ['ID'], tabs: 'NOMBRE' } }, 'things.list.tabs: NOMBRE has no list of values'],
  [
    { ...withField({ kind: 'json' }), list: { columns: ['ID'], sort: 'A' } },
    'things.A: cannot sort a list',
  ],
  [
    { retention: { field: 'things.NOMBRE', default: 30 } },
    'things: retention.field: things.NOMBRE is no whole number of its tenant',
  ],
  [
    { list: { sort: [{ when: { '$me.ROLE': 'warehouse' }, value: 'NADA' }, { value: 'ID' }] } },
    'things.list.sort.0.value: unknown field "NADA"',
  ],
  [{ list: { highlights: [{ when: { NADA: 1 }, label: 'x', colour: 'info' }] } }, 'NADA'],
  [
    withField({ kind: 'reference', resource: 'things', search: true }),
    'things.A: is searched behind a reference: the list needs a searched field of its own too',
  ],
  [{ form: twoSections }, 'things.form: the field NOMBRE stands in two sections at once'],
  [
    withField({ kind: 'text', confidential: true }),
    'things.A: is confidential: it needs createOnly, and cannot be unique or of kind lines',
  ],
  [
    withField({ kind: 'text', confidential: true, createOnly: true, search: true }),
    'things.A: is confidential: it cannot have search, filter or sortable',
  ],
  [
    withField({ kind: 'richText', pictures: 'NOMBRE' }),
    'things.A: pictures: NOMBRE is no field of kind lines with a picture',
  ],
  [{ matchFields: ['NADA'] }, 'things.matchFields.0: unknown field "NADA"'],
  [{ matchFields: ['NOMBRE'] }, 'things.NOMBRE: is in matchFields: a name needs search: true'],
  [
    { ...withField({ kind: 'money' }), matchFields: ['A'] },
    'things.A: is in matchFields, which cannot compare a money',
  ],
  [withField({ kind: 'integer', min: 5, max: 1 }), 'things.A: min 5 is above max 1'],
  [
    withField({ kind: 'integer', default: 'x' }),
    'things.A: its default "x" is no value of kind integer',
  ],
  [
    withField({ kind: 'choice', options: { V: 'v' }, default: 'Z' }),
    'things.A.default: unknown value "Z"; known: V',
  ],
  [
    { fields: { ...things.fields, constructor: { kind: 'text' } } },
    'things.constructor: every object has that name',
  ],
])('%j stops the start', (wrong, words) => {
  expect(() => createCatalogue([{ ...things, ...wrong } as AnySchema])).toThrow(words)
})

test('two schemas cannot share a table', () => {
  const twin = { ...things, name: 'twins' }
  expect(() => createCatalogue([things, twin])).toThrow('twins.table: COSA is the table of things')
})
