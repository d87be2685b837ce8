import { expect, test } from 'vitest'
import { apiPath } from '../../src/base/business'
import { sampleSchemas } from '../../src/custom-pages/components/sampleCatalogue'
import { createCatalogue, SchemaError } from '../../src/model/check/catalogue'
import { checkFeatures, checkNamed } from '../../src/model/check/checkNamed'
import { reservedNames } from '../../src/model/check/checkSettings'
import { defineFeature } from '../../src/model/definition/feature'
import type { AnySchema } from '../../src/model/schema'

const tasks: AnySchema = {
  ...{ name: 'tasks', table: 'TAREA', key: 'ID', title: 'TITULO', label: 'Tarea | Tareas' },
  fields: {
    ID: { kind: 'id' },
    TITULO: { kind: 'text', required: true },
    PARA: { kind: 'reference', resource: 'people', required: true },
    VENCE: { kind: 'date' },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'Abierta', colour: 'info' },
        2: { label: 'Hecha', colour: 'success' },
      },
      transitions: { hacer: { label: 'Hacer', from: [1], to: 2, allow: ['admin'] } },
    },
  },
  access: { admin: 'all' },
}
const people: AnySchema = {
  ...{ name: 'people', table: 'PERSONA', key: 'ID', title: 'NOMBRE', label: 'Persona | Personas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    NACIO: { kind: 'date' },
    VISTO: { kind: 'dateTime' },
    SUELDO: { kind: 'money', min: 0 },
    BONO: { kind: 'computed', formula: { mul: ['SUELDO', 0.1] } },
    JEFE: { kind: 'reference', resource: 'people' },
    LINEAS: { kind: 'lines', fields: { NOTA: { kind: 'text' }, N: { kind: 'integer' } } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: { admin: 'all' },
}
function problemsOf(more: object, fields: object = {}): readonly string[] {
  try {
    createCatalogue([
      tasks,
      { ...people, fields: { ...people.fields, ...fields }, ...more } as AnySchema,
    ])
    return []
  } catch (error) {
    if (error instanceof SchemaError) return error.problems
    throw error
  }
}
const flowWith = (transition: object) => ({
  flow: {
    vida: {
      ...tasks.flow?.vida,
      transitions: { ir: { label: 'Ir', from: [1], to: 2, allow: ['admin'], ...transition } },
    },
  },
})
const transition = 'people.flow.vida.transitions.ir'

test('the schemas of these tests hold as they are', () => {
  expect(problemsOf(flowWith({}))).toEqual([])
})

test('a timer counts from a date, or by hours from a moment', () => {
  const problems = (timer: object) => problemsOf(flowWith({ timer })).join()
  expect(problems({ field: 'NOMBRE' })).toContain('timer.field: NOMBRE is not of kind date')
  expect(problems({ field: 'NACIO' })).toBe('')
  expect(problems({ field: 'VISTO', hours: 2 })).toBe('')
  expect(problems({ field: 'NACIO', hours: 2 })).toContain('timer.hours: NACIO is a date')
})

test.each<[object, string]>([
  [{ set: { ESTADO: 2 } }, 'set.ESTADO: is a status, which only transitions change'],
  [{ set: { BONO: 5 } }, 'set.BONO: is computed, so nothing sets it'],
  [{ set: { NOMBRE: 5 } }, 'set.NOMBRE: takes a value of kind text; 5 is no value of kind text'],
  [{ set: { SUELDO: 'mucho' } }, 'set.SUELDO: takes a value of kind money; "mucho"'],
  [{ set: { SUELDO: -1 } }, 'set.SUELDO: takes a value of kind money; -1 is below the min 0'],
  [
    { set: { NACIO: '$now' } },
    'set.NACIO: takes a value of kind date; "$now" is no value of kind date',
  ],
  [
    { set: { NACIO: { field: 'SUELDO' } } },
    'set.NACIO: takes a value of kind date, and SUELDO is a value of kind money',
  ],
  [
    { set: { NOMBRE: { formula: { mul: ['SUELDO', 2] } } } },
    'set.NOMBRE: takes a value of kind text, not a number',
  ],
  [
    { set: { SUELDO: { formula: { mul: ['NOMBRE', 2] } } } },
    'set.SUELDO: is computed from NOMBRE, which is of kind text and no number',
  ],
  [{ set: { NOMBRE: { inDays: 3 } } }, 'set.NOMBRE: takes a value of kind text, not a day'],
  [{ create: 'tasks', with: { TITULO: 'x' } }, 'with: a new row of tasks needs PARA too'],
  [
    { create: 'tasks', with: { TITULO: 'x', PARA: { field: 'NOMBRE' } } },
    'with.PARA: takes a value of kind reference, and NOMBRE is',
  ],
  [
    { update: 'tasks', match: { PARA: { field: 'ID' } }, set: { ESTADO: 7 } },
    'set.ESTADO: takes a value of kind status; 7 is no value',
  ],
  [
    { increment: 'tasks', match: { PARA: { field: 'ID' } }, with: { TITULO: 1 } },
    'with.TITULO: is no number to add to',
  ],
])('an effect %j is refused at its place', (effect, message) => {
  expect(problemsOf(flowWith({ effects: [effect] }))).toEqual([
    expect.stringContaining(`${transition}.effects.0.${message}`),
  ])
})

test('effects that give fitting values are accepted, states of other records among them', () => {
  const effects = [
    {
      set: {
        NOMBRE: 'x',
        NACIO: '$today',
        VISTO: '$now',
        JEFE: '$me.ID',
        SUELDO: { field: 'BONO' },
      },
    },
    { set: { NACIO: { inDays: 3 }, SUELDO: { formula: { add: ['SUELDO', 5] } } } },
    { create: 'tasks', with: { TITULO: 'x', PARA: { field: 'ID' } } },
    { update: 'tasks', match: { PARA: { field: 'ID' } }, set: { ESTADO: 2, VENCE: null } },
  ]
  expect(problemsOf(flowWith({ effects }))).toEqual([])
})

test.each<[object, string]>([
  [{ kind: 'date', default: 'mañana' }, 'its default "mañana" is no value of kind date'],
  [{ kind: 'date', default: '$now' }, 'its default "$now" is no value of kind date'],
  [{ kind: 'dateTime', default: '$today' }, 'its default "$today" is no value of kind dateTime'],
  [{ kind: 'integer', min: 1, default: 0 }, 'its default 0 is below the min 1'],
  [{ kind: 'integer', max: 1, default: 2 }, 'its default 2 is above the max 1'],
  [{ kind: 'integer', default: 1.5 }, 'its default 1.5 is no value of kind integer'],
  [
    { kind: 'text', default: [{ when: { NOMBRE: 'x' }, value: 'uno' }] },
    'its default asks about NOMBRE; a default knows the person only ($me.…)',
  ],
  [{ kind: 'text', default: { inDays: 3 } }, 'its default is a day, and no value of kind text'],
  [{ kind: 'boolean', default: 'si' }, 'its default "si" is no value of kind boolean'],
  [{ kind: 'text', default: 5 }, 'its default 5 is no value of kind text'],
  [
    { kind: 'reference', resource: 'people', default: [1, 2] },
    'its default [1,2] is no value of kind reference',
  ],
  [
    { kind: 'integer', default: [{ when: { NOMBRE: 'x' }, value: 'uno' }] },
    'its default "uno" is no value of kind integer',
  ],
  [
    { kind: 'computed', formula: { mul: ['NOMBRE', 2] } },
    'is computed from NOMBRE, which is of kind text and no number',
  ],
  [
    { kind: 'computed', formula: { days: ['NOMBRE', 'NACIO'] } },
    'is computed from NOMBRE, which is of kind text and no date',
  ],
  [
    { kind: 'computed', formula: { months: ['NACIO', 'SUELDO'] } },
    'is computed from SUELDO, which is of kind money and no date',
  ],
  [
    { kind: 'computed', formula: { sum: 'LINEAS.NOTA' } },
    'is computed from LINEAS.NOTA, which is of kind text and no number',
  ],
  [
    { kind: 'computed', formula: { mul: ['JEFE', 2] } },
    'is computed from JEFE, which is of kind reference and no number',
  ],
  [{ kind: 'money', search: true }, 'is searched, but a money is no text; filter: true finds it'],
  [{ kind: 'integer', max: 4, derive: [{ value: 5 }] }, 'its derived value 5 is above the max 4'],
])('a field %j is refused', (field, message) => {
  expect(problemsOf(flowWith({}), { NUEVO: field })).toEqual(
    expect.arrayContaining([`people.NUEVO: ${message}`]),
  )
})

test('a default of a row is of the type of its field too', () => {
  const LINEAS = { kind: 'lines', fields: { N: { kind: 'integer', default: 'uno' } } }
  expect(problemsOf(flowWith({}), { LINEAS })).toEqual([
    'people.LINEAS: LINEAS.N: its default "uno" is no value of kind integer',
  ])
})

test('a dialog asks only for what people give', () => {
  expect(problemsOf(flowWith({ dialogFields: ['BONO'] }))).toEqual([
    `${transition}.dialogFields: BONO is computed, so a dialog cannot ask for it`,
  ])
})

test.each<[object, string]>([
  [{ name: undefined }, 'a schema: needs the word "name": text'],
  [{ access: undefined }, 'people: needs the word "access": { name: … }'],
  [{ label: undefined }, 'people: needs the word "label": text or { es, en, fr, vi, … }'],
  [{ title: [] }, 'people.title: names nothing'],
  [{ key: 'SUELDO' }, 'people.key: a money identifies no record'],
  [
    { rest: { path: apiPath('tasks') } },
    'people.rest.path: /hanadb/api/tasks is the path of tasks',
  ],
  [{ table: 'persona' }, 'people.table: "persona" is written with other signs than A-Z, 0-9 and _'],
  [{ droppedColumns: ['SUELDO'] }, 'people.SUELDO: is a field still'],
  [{ list: { columns: ['ID', 'ID'] } }, 'people.list.columns: ID stands in it twice'],
  [
    { list: { tabs: [{ id: 'a', label: 'A' }] } },
    'people.list.tabs.a: needs the word "where": a rule',
  ],
  [{ retention: -1 }, 'people.retention: takes whole number or { field, default }, not -1'],
  [flowWith({ to: 3 }), `${transition}: there is no state 3; known: 1, 2`],
  [flowWith({ from: undefined }), `${transition}: needs the word "from": a list of number`],
  [
    flowWith({ approval: { tiers: [{ allow: ['admin'] }, { max: 5, allow: ['credit'] }] } }),
    `${transition}.approval.tiers: each max is above the one before`,
  ],
  [
    flowWith({ guards: [{ rule: { SUELDO: { empty: 'no' } }, message: 'No' }] }),
    `${transition}.guards.0.rule.SUELDO.empty: takes true or false, not no`,
  ],
  [
    flowWith({ guards: [{ rule: { NOMBRE: { in: 'a' } }, message: 'No' }] }),
    `${transition}.guards.0.rule.NOMBRE.in: takes a list of values, not a`,
  ],
])('a schema with %j is refused with one mistake and what to write', (more, message) => {
  expect(problemsOf({ ...flowWith({}), ...more })).toContainEqual(expect.stringContaining(message))
})

test.each<[object, string]>([
  [{ nombre: { kind: 'text' } }, 'nombre: for the database it is the same column as NOMBRE'],
  [{ and: { kind: 'text' } }, 'and: rules have that word'],
  [{ AÑO: { kind: 'integer' } }, 'AÑO: a column has letters a-z'],
  [{ NUEVO: { kind: 'text', max: -3 } }, 'NUEVO.max: takes whole number, not -3'],
  [{ NUEVO: { kind: 'text', min: 9, max: 3 } }, 'NUEVO: min 9 is above max 3'],
  [{ NUEVO: { kind: 'date', min: '01/02/2026' } }, 'NUEVO.min: takes today or a day, YYYY-MM-DD'],
  [
    { NUEVO: { kind: 'date', min: '2026-02-01', max: '2026-01-01' } },
    'min 2026-02-01 is above max',
  ],
  [{ NUEVO: { kind: 'money', max: Number.NaN } }, 'NUEVO.max: takes number'],
  [{ NUEVO: { kind: 'choice' } }, 'NUEVO: needs the word "options"'],
  [{ NUEVO: { kind: 'choice', options: {} } }, 'NUEVO: options: names nothing'],
  [{ NUEVO: { label: 'x' } }, 'NUEVO: needs the word "kind"'],
  [{ NUEVO: 'money' }, 'NUEVO: takes { kind: … }, not money'],
  [{ NUEVO: { kind: 'id' } }, 'NUEVO: a resource has one field of kind id'],
  [{ NUEVO: { kind: 'date', reminder: { days: 3 } } }, 'NUEVO.reminder: needs the word "notify"'],
  [
    { NUEVO: { kind: 'computed', formula: { div: ['SUELDO', 2, 3] } } },
    'NUEVO.formula.div: takes a list of two values',
  ],
  [{ NUEVO: { kind: 'text', renamedFrom: 'NOMBRE' } }, 'renamedFrom: NOMBRE is a field still'],
])('fields %j are refused with what to write', (fields, message) => {
  expect(problemsOf(flowWith({}), fields)).toContainEqual(expect.stringContaining(message))
})

test('a lacking word is reported alone, without what follows from it', () => {
  expect(problemsOf({ ...flowWith({}), table: undefined })).toEqual([
    'people: needs the word "table": text',
  ])
  expect(problemsOf(flowWith({ timer: 'NACIO' }))).toEqual([
    `${transition}.timer: takes { field, hours }, not NACIO`,
  ])
})

test('no resource takes the name of an endpoint of the engine', () => {
  const files = import.meta.glob<object>('/src/model/endpoints/*.ts', { eager: true })
  const heads = Object.values(files)
    .flatMap(module => Object.values(module))
    .flatMap(each => (each !== null && typeof each === 'object' && 'path' in each ? [each] : []))
    .flatMap(({ path }) => /^\/hanadb\/api\/([\w-]+)/.exec(String(path))?.[1] ?? [])
  expect(heads.length).toBeGreaterThan(20)
  const { ID, NOMBRE } = people.fields
  const views = { ...people, name: 'views', fields: { ID, NOMBRE } } as AnySchema
  expect(() => createCatalogue([views])).toThrow(
    'views.name: the server has endpoints of that name',
  )
  expect([...new Set(heads)].filter(head => !reservedNames.includes(head))).toEqual([])
})

test('an unknown operator is reported once, wherever it stands', () => {
  const rule = { NOMBRE: { ecuals: 'x' } }
  const read = (more: object, fields?: object) => problemsOf({ ...flowWith({}), ...more }, fields)
  for (const problems of [
    read({ access: { salesAgent: { read: rule }, admin: 'all' } }),
    read({}, { NOTA: { kind: 'text', required: rule } }),
    read(flowWith({ guards: [{ rule, message: 'No' }] })),
  ])
    expect(problems).toEqual([expect.stringContaining('NOMBRE: unknown operator "ecuals"')])
})

test('calls and handlers that the server does not know are named at their place', () => {
  const effects = [{ call: 'sap.factua' }, { handler: 'notifi' }]
  const catalogue = createCatalogue([tasks, { ...people, ...flowWith({ effects }) } as AnySchema])
  expect(() => checkNamed(catalogue, 'call', ['sap.factura'])).toThrow(
    `${transition}.effects.0.call: unknown call "sap.factua"; did you mean "sap.factura"?`,
  )
  expect(() => checkNamed(catalogue, 'handler', ['notify'])).toThrow(
    `${transition}.effects.1.handler: unknown handler "notifi"; did you mean "notify"?`,
  )
})

test('a feature, its words and its columns are checked', () => {
  const card = { label: 'Creada', fields: ['NOMBRE'], next: { label: 'Otra' } }
  const problems = (feature: string, words: object) =>
    problemsOf({ ...flowWith({}), features: [{ feature, halves: ['browser'], words }] })
  expect(problems('createdCard', card)).toEqual([])
  expect(problems('createdCrd', card)).toEqual([
    'people.features.0.feature: unknown feature "createdCrd"; did you mean "createdCard"?',
  ])
  expect(problems('createdCard', { ...card, fields: ['NOMBRES'], lable: '' })).toEqual([
    'people.features.createdCard.0: unknown field "NOMBRES"; did you mean "NOMBRE"?',
    'people.features.createdCard: unknown word "lable"; did you mean "label"?',
  ])
})

test('a feature whose server half no area registers stops the start', () => {
  const use = defineFeature('lending', ['server']).use({})
  const catalogue = {
    resources: new Map([['people', { name: 'people', schema: { features: [use] } }]]),
  }
  expect(() => checkFeatures(catalogue as never, {})).toThrow(
    'people.features.lending: no area registers the server half of this feature',
  )
  expect(() => checkFeatures(catalogue as never, { lending: {} })).not.toThrow()
})

test('the schemas of the page of components hold', () => {
  expect(() => createCatalogue(sampleSchemas)).not.toThrow()
})
