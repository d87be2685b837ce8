import { expect, expectTypeOf, test } from 'vitest'
import { defineResource as defineOwn } from '../../src/business'
import { createCatalogue } from '../../src/model/check/catalogue'
import { type AnySchema, defineResource, type RecordFrom } from '../../src/model/schema'

const label = { es: 'Cosa | Cosas' }
const head = { name: 'things', table: 'COSA', key: 'ID', title: 'NOMBRE', label } as const

const things = defineResource({
  ...head,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    TIPO: { kind: 'choice', options: { A: 'Uno', B: 'Dos' } },
    LISTA: { kind: 'choice', options: { '1': 'Uno' }, numeric: true },
    LLEGO: { kind: 'date', required: { TIPO: 'A' } },
    PIEZAS: { kind: 'lines', fields: { CANTIDAD: { kind: 'integer', required: true } } },
  },
  list: { columns: ['NOMBRE', 'TIPO'], sort: 'NOMBRE desc', tabs: 'TIPO' },
  form: [
    { id: 'a', fields: ['NOMBRE'] },
    { id: 'b', fields: 'others' },
  ],
  access: { admin: 'all', salesAgent: { read: { TIPO: 'A', ID: '$me.ID' } } },
})

test("a record's type is read from its schema", () => {
  type Thing = RecordFrom<typeof things>
  expectTypeOf<Thing['ID']>().toEqualTypeOf<number>()
  expectTypeOf<Thing['NOMBRE']>().toEqualTypeOf<string>()
  expectTypeOf<Thing['TIPO']>().toEqualTypeOf<'A' | 'B' | null | undefined>()
  expectTypeOf<Thing['LISTA']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<NonNullable<Thing['PIEZAS']>[number]['CANTIDAD']>().toEqualTypeOf<number>()
})

test('a misspelt column, kind, option, role or rule does not compile', () => {
  const ID = { kind: 'id' } as const
  const NOMBRE = { kind: 'text' } as const
  const access = {}
  const fields = { ID, NOMBRE }
  const long = { ID, NOMBRE: { kind: 'text', maxLenth: 7 } } as const
  const wrong = [
    // @ts-expect-error no such column in the title
    () => defineResource({ ...head, title: 'NOMBREE', fields, access }),
    // @ts-expect-error no such column in the list
    () => defineResource({ ...head, fields, list: { columns: ['NOMBR'] }, access }),
    // @ts-expect-error no such column to sort by
    () => defineResource({ ...head, fields, list: { columns: [], sort: 'X desc' }, access }),
    // @ts-expect-error no such kind
    () => defineResource({ ...head, fields: { ID, NOMBRE: { kind: 'texto' } }, access }),
    // @ts-expect-error no such word for this kind
    () => defineResource({ ...head, fields: long, access }),
    // @ts-expect-error no such role
    () => defineOwn({ ...head, fields, access: { '99': 'all' } }),
    // @ts-expect-error a rule asks about a column that is not there
    () => defineResource({ ...head, fields, access: { salesAgent: { read: { X: 1 } } } }),
    () =>
      defineResource({
        ...head,
        // @ts-expect-error a field's rule asks about a column that is not there
        fields: { ID, NOMBRE: { kind: 'text', required: { NOMBREE: 'x' } } },
        access,
      }),
  ]
  expect(wrong).toHaveLength(8)
})

const created = (change: Partial<AnySchema>) => () =>
  createCatalogue([{ ...(things as AnySchema), ...change }])

test('a mistake that the compiler cannot see stops the start and names its place', () => {
  const { fields } = things as AnySchema
  const lost = {
    ...fields,
    OTRO: { kind: 'reference', resource: 'nothing' },
  } as AnySchema['fields']
  expect(created({ fields: lost })).toThrow('things.OTRO.resource: unknown resource "nothing"')
  const secret = {
    ...fields,
    NOMBRE: { kind: 'text', search: true, read: ['admin'] },
  } as AnySchema['fields']
  expect(created({ fields: secret })).toThrow(
    'things.NOMBRE: is searched, but role 7 may list and not read it',
  )
  const hidden = { ...fields, TIPO: { ...fields.TIPO, read: ['admin'] } } as AnySchema['fields']
  expect(created({ fields: hidden })).toThrow('things.LLEGO: its rule uses TIPO')
  const flow = {
    initial: 1,
    states: { 1: { label: 'Uno', colour: 'info' } },
    transitions: { revert: { label: 'Volver', from: [1], allow: ['admin'] } },
  } as const
  const moved = { ...fields, ESTADO: { kind: 'status', flow: 'vida' } } as AnySchema['fields']
  expect(created({ fields: moved, flow: { vida: flow } })).toThrow(
    'things.flow.vida.transitions.revert: the history',
  )
  expect(created({ name: 'Things' })).toThrow(
    "Things.name: a resource's name has small letters, digits and hyphens",
  )
  expect(() => createCatalogue([things, things])).toThrow('things: two schemas have this name')
})

test('a schema of its fields alone has columns, a form, an address and an envelope', () => {
  const resource = createCatalogue([
    defineResource({
      ...head,
      fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
      access: {},
    }),
  ]).get('things')
  expect(resource.list.columns).toEqual(['NOMBRE'])
  expect(resource.form.sections).toEqual([{ id: 'main', fields: ['ID', 'NOMBRE'] }])
  expect(resource.rest).toMatchObject({
    path: '/hanadb/api/things',
    envelope: 'data',
    paging: 'server',
  })
})

test('rights are denied by default, and "*" never speaks for a self-registered account', () => {
  const { grants } = createCatalogue([
    defineResource({
      ...head,
      fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
      access: { '*': 'read', salesAgent: {} },
    }),
  ]).get('things')
  expect(grants('9').read).toEqual({ all: [] })
  expect(grants('7').read).toEqual({ any: [] })
  expect(grants('user').read).toEqual({ any: [] })
})

test('a gallery takes an image, and words for it where a list opens so', () => {
  const fields = { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } } as const
  const shown = (list: object) => () =>
    createCatalogue([defineResource({ ...head, fields, list, access: {} }) as AnySchema])
  expect(shown({ defaultView: 'gallery' })).toThrow("things.list: defaultView: 'gallery' needs")
  expect(shown({ gallery: 'NOMBRE' })).toThrow('things.NOMBRE: is the picture')
})

test('a matrix takes two references that name one record together', () => {
  const fields = {
    ID: { kind: 'id' },
    UNO: { kind: 'reference', resource: 'things' },
    DOS: { kind: 'reference', resource: 'things' },
    NOMBRE: { kind: 'text' },
    COSTO: { kind: 'money' },
    NUEVO: { kind: 'money' },
    DESDE: { kind: 'date' },
  } as const
  const made =
    (more: object, list: object = { matrix: 'NOMBRE' }) =>
    () =>
      createCatalogue([
        defineResource({ ...{ ...head, fields, access: {}, ...more }, list }) as AnySchema,
      ])
  const problem = 'things.list.matrix: the first entry of unique must be two references'
  expect(made({})).toThrow(problem)
  expect(made({ unique: [['UNO', 'NOMBRE']] })).toThrow(problem)
  const pair = { unique: [['DOS', 'UNO']] }
  expect(made(pair)).not.toThrow()
  expect(made(pair, { matrix: ['NOMBRE', 'DOS.COSTO'] })).not.toThrow()
  expect(made(pair, { matrix: ['NOMBRE', 'DOS.NOMBRE'] })).toThrow(
    'things.list.matrix: DOS.NOMBRE is no number behind DOS',
  )
  expect(made(pair, { matrix: ['COSTO', 'NUEVO', 'DESDE'] })).not.toThrow()
  expect(made(pair, { matrix: ['COSTO', 'DOS.COSTO', 'DESDE', 'NUEVO'] })).toThrow(
    'things.list.matrix: the next value must be one field of the kind of COSTO',
  )
  expect(made(pair, { matrix: ['COSTO', 'NUEVO'] })).toThrow(
    'things.list.matrix: after NUEVO must come a field of kind date, its first day',
  )
})

test.each([
  ['matrix', 'the word matrix'],
  ['calendar', 'the word calendar'],
  ['map', 'the word map'],
  ['board', 'a field of kind status'],
])('a list opens with its %s only where it has one', (defaultView, lacks) => {
  const fields = { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } } as const
  const made = () =>
    createCatalogue([
      defineResource({ ...{ ...head, fields, access: {} }, list: { defaultView } }) as AnySchema,
    ])
  expect(made).toThrow(`things.list: defaultView: '${defaultView}' needs ${lacks}`)
})

test('a map takes a place', () => {
  const fields = {
    ID: { kind: 'id' },
    DONDE: { kind: 'location' },
    NOMBRE: { kind: 'text' },
  } as const
  const made = (map: 'DONDE' | 'NOMBRE') => () =>
    createCatalogue([
      defineResource({ ...{ ...head, fields, access: {} }, list: { map } }) as AnySchema,
    ])
  expect(made('NOMBRE')).toThrow('things.NOMBRE: is the place on the map, so it must be of kind')
  expect(made('DONDE')).not.toThrow()
})

test('a calendar takes one or two dates of one kind, the first with an index', () => {
  const fields = {
    ID: { kind: 'id' },
    DIA: { kind: 'date' },
    HASTA: { kind: 'date' },
    HORA: { kind: 'dateTime' },
    NOMBRE: { kind: 'text' },
  } as const
  type Name = Exclude<keyof typeof fields, 'ID'>
  const made = (calendar: Name | readonly [Name, Name]) => () =>
    createCatalogue([
      defineResource({ ...{ ...head, fields, access: {} }, list: { calendar } }) as AnySchema,
    ])
  expect(made('NOMBRE')).toThrow('things.NOMBRE: is the start in the calendar, so it must be')
  expect(made(['HASTA', 'HORA'])).toThrow('things.HORA: is the end in the calendar')
  expect(made(['HASTA', 'DIA'])().get('things').filterable).toContain('HASTA')
})
