import { expect, test } from 'vitest'
import { sampleSchemas } from '../../src/custom-pages/components/sampleCatalogue'
import { createCatalogue } from '../../src/model/check/catalogue'
import { checkFeatures, checkNamed } from '../../src/model/check/checkNamed'
import { defineFeature } from '../../src/model/definition/feature'
import type { AnySchema } from '../../src/model/schema'
import { flowWith, people, problemsOf, tasks, transition } from './faultyPeople'

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

test.each([
  [-1, {}, true],
  [1, { default: 5 }, true],
  [1, { default: 0 }, false],
])('a reservation that adds %d counts from 0 what is held: %j', (held, more, isRefused) => {
  const field = { kind: 'integer', readOnly: true, ...more }
  const reserves = [{ increment: 'people', match: { ID: { field: 'ID' } }, with: { HELD: held } }]
  const flow = { vida: { ...flowWith({}).flow.vida, reserves } }
  const problem = 'people.flow.vida.reserves.0.with.HELD: counts from 0 what is held'
  expect(problemsOf({ flow }, { HELD: field })).toEqual(
    isRefused ? [expect.stringContaining(problem)] : [],
  )
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

test.each<[object, string]>([
  [{ pattern: '[0-9]+' }, '"[" is none of them'],
  [{ pattern: '' }, 'A is a letter, 0 a digit'],
  [{ pattern: '00000', max: 3 }, 'no value has it together with the other words'],
  [{ pattern: 'x-00' }, 'no value has it together with the other words'],
])('a code with the words %j is refused, in a row as well', (words, message) => {
  const CODIGO = { kind: 'code', ...words }
  const problem = expect.stringContaining(message)
  expect(problemsOf(flowWith({}), { CODIGO })).toEqual([problem])
  expect(problemsOf(flowWith({}), { FILAS: { kind: 'lines', fields: { CODIGO } } })).toEqual([
    problem,
  ])
})

test('a page has one address of its own', () => {
  const problems = (pages: object) => problemsOf({ ...flowWith({}), pages })
  expect(problems({ list: '/dashboard/tasks', show: '/dashboard/p/:id' })).toEqual([
    'people.pages: /dashboard/tasks is a page of tasks',
  ])
  expect(problems({ edit: '/dashboard/p/:id', show: '/dashboard/p/:id' })).toEqual([
    'people.pages: /dashboard/p/:id stands in it twice',
  ])
  expect(problems({ list: '/dashboard/p' })).toEqual([])
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
