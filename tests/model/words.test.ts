import { expect, test } from 'vitest'
import { createCatalogue, SchemaError } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'

const things: AnySchema = {
  ...{ name: 'things', table: 'COSA', key: 'ID', title: 'NOMBRE', label: 'Cosa | Cosas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    TIPO: { kind: 'choice', options: { A: 'Uno', BODEGA: 'Dos' } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  flow: {
    vida: {
      initial: 1,
      states: { 1: { label: 'Uno', colour: 'info' } },
      transitions: { ir: { label: 'Ir', from: [1], allow: ['admin'] } },
    },
  },
  access: { admin: 'all' },
}
const shelves: AnySchema = {
  ...{ name: 'shelves', table: 'ESTANTE', key: 'ID', title: 'ID', label: 'Estante | Estantes' },
  fields: { ID: { kind: 'id' }, WhsCode: { kind: 'code' }, CANTIDAD: { kind: 'integer' } },
  access: { admin: 'all' },
}
function problemsOf(...schemas: readonly object[]): readonly string[] {
  try {
    createCatalogue(schemas as readonly AnySchema[])
    return []
  } catch (error) {
    if (error instanceof SchemaError) return error.problems
    throw error
  }
}
const withField = (words: object) => ({ ...things, fields: { ...things.fields, SUELDO: words } })
const withEffect = (effect: object, more: object = {}) => {
  const { vida } = things.flow ?? {}
  const ir = { label: 'Ir', from: [1], allow: ['admin'], effects: [effect], ...more }
  return { ...things, flow: { vida: { ...vida, transitions: { ir } } } }
}
const step = 'things.flow.vida.transitions.ir'

test.each<[object, string]>([
  [{ kind: 'money', raed: ['10'] }, 'things.SUELDO: unknown word "raed"; did you mean "read"?'],
  [
    { kind: 'text', requird: true },
    'things.SUELDO: unknown word "requird"; did you mean "required"?',
  ],
  [{ kind: 'mony' }, 'things.SUELDO: unknown kind "mony"; did you mean "money"?'],
  [{ kind: 'text', digits: 3 }, 'things.SUELDO: unknown word "digits"'],
  [
    { kind: 'text', required: { TIPOO: 'A' } },
    'things.SUELDO.required: unknown field "TIPOO"; did you mean "TIPO"?',
  ],
  [
    { kind: 'text', required: { TIPO: { ecuals: 'A' } } },
    'things.SUELDO.required.TIPO: unknown operator "ecuals"',
  ],
  [
    { kind: 'text', required: { TIPO: 'BODGEA' } },
    'things.SUELDO.required.TIPO: unknown value "BODGEA"; did you mean "BODEGA"?',
  ],
  [
    { kind: 'text', write: { '$me.ROL': '10' } },
    'things.SUELDO.write: unknown word "$me.ROL"; did you mean "$me.ROLE"?',
  ],
  [{ kind: 'text', write: { NOMBRE: '$me.NAME' } }, 'unknown word "$me.NAME"'],
  [{ kind: 'text', default: '$nwo' }, 'things.SUELDO.default: unknown word "$nwo"'],
  [{ kind: 'text', read: '10' }, 'things.SUELDO.read: takes a list of role or a rule, not "10"'],
  [{ kind: 'text', search: 'yes' }, 'things.SUELDO.search: takes true or false, not yes'],
  [
    { kind: 'lines', fields: { A: { kind: 'integer', requird: true } } },
    'things.SUELDO.A: unknown word "requird"',
  ],
])('%j stops the start, with its place and what was probably meant', (words, message) => {
  expect(problemsOf(withField(words)).slice(0, 1)).toEqual([expect.stringContaining(message)])
})

test('a role by another name is told with the roles there are', () => {
  const [problem] = problemsOf(withField({ kind: 'money', read: ['boss'] }))
  expect(problem).toContain('things.SUELDO.read.0: unknown role "boss"; known: admin, credit')
  expect(problemsOf({ ...things, access: { '10': 'all' } })).toEqual([
    expect.stringContaining('things.access: "10" is called "admin" now'),
  ])
})

test.each<[object, string]>([
  [
    { increment: 'shelves', match: { BODEGA: 'x' }, with: { CANTIDAD: 1 } },
    `${step}.effects.0.match: unknown field "BODEGA"`,
  ],
  [
    { increment: 'shelves', match: { WhsCode: 'x' }, with: { CANTIDDA: 1 } },
    `${step}.effects.0.with: unknown field "CANTIDDA"; did you mean "CANTIDAD"?`,
  ],
  [{ incrment: 'shelves', match: {}, with: {} }, 'did you mean "increment"?'],
  [{ create: 'shelfs', with: {} }, 'unknown resource "shelfs"; did you mean "shelves"?'],
  [{ set: { TIPO: 'Z' } }, `${step}.effects.0.set.TIPO: unknown value "Z"`],
  [{ set: { NOMBRE: { feild: 'TIPO' } } }, 'unknown word "feild"; did you mean "field"?'],
  [{ call: 'sap.x', mapResponse: { NOMBREE: 'n' } }, 'unknown field "NOMBREE"'],
  [
    { call: 'correo.x', field: 'NOMBRE', subject: 'De {NOMBR}', text: 'x' },
    `${step}.effects.0.subject: unknown field "NOMBR"; did you mean "NOMBRE"?`,
  ],
])('an effect %j stops the start', (effect, message) => {
  const details = problemsOf(withEffect(effect), shelves)
  expect(details).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
})

test.each<[object, string]>([
  [
    { slots: { listTop: 'salse' } },
    'things.slots.listTop: unknown piece "salse"; did you mean "sales"?',
  ],
  [
    { slots: { listTpo: 'sales' } },
    'things.slots: unknown word "listTpo"; did you mean "listTop"?',
  ],
  [
    {
      form: [
        { id: 'a', component: 'creditDocument' },
        { id: 'b', fields: 'others' },
      ],
    },
    'things.form.a.component: unknown piece "creditDocument"; did you mean "creditDocuments"?',
  ],
  [{ icon: 'smartfone' }, 'things.icon: unknown icon "smartfone"; did you mean "smartphone"?'],
  [{ icon: 'fireworks' }, 'things.icon: unknown icon "fireworks"'],
  [{ menu: 'custmers' }, 'things.menu: unknown menu section "custmers"; did you mean "customers"?'],
  [
    { documents: { hoja: { label: 'Hoja', template: 'invoyce' } } },
    'things.documents.hoja.template: unknown layout "invoyce"; did you mean "invoice"?',
  ],
])('a schema with %j stops the start: what it names is not there', (words, message) => {
  expect(problemsOf({ ...things, ...words })).toEqual([expect.stringContaining(message)])
})

test('an input that is not there stops the start', () => {
  expect(problemsOf(withField({ kind: 'text', input: 'foto' }))).toEqual([
    expect.stringContaining('things.SUELDO.input: unknown input "foto"'),
  ])
})

test.each<[object, string]>([
  [{ icon: 'verifed' }, `${step}.icon: unknown icon "verifed"; did you mean "verified"?`],
  [{ colour: 'sucess' }, `${step}.colour: unknown value "sucess"; did you mean "success"?`],
  [
    { guards: [{ rule: { TIPO: { nto: 'A' } }, message: 'No' }] },
    `${step}.guards.0.rule.TIPO: unknown operator "nto"`,
  ],
])('a step with %j stops the start', (words, message) => {
  const { vida } = things.flow ?? {}
  const ir = { label: 'Ir', from: [1], allow: ['admin'], ...words }
  const details = problemsOf({ ...things, flow: { vida: { ...vida, transitions: { ir } } } })
  expect(details).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
})

test.each<[object, string]>([
  [{ papers: {} }, 'things: "papers" is called "documents" now'],
  [{ list: { opens: 'board' } }, 'things.list: "opens" is called "defaultView" now'],
  [withField({ kind: 'text', show: {} }), 'things.SUELDO: "show" is called "visibleWhen" now'],
  [withField({ kind: 'reference', to: 'things' }), '"to" is called "resource" now'],
  [withEffect({ adjust: 'things', where: {}, add: {} }), '"adjust" is called "increment" now'],
  [withEffect({ erase: 'things', match: {} }), '"erase" is called "delete" now'],
  [
    withField({ kind: 'computed', is: { count: 'things', by: 'ID' } }),
    '"is" is called "rollup" now',
  ],
  [
    withEffect({ set: { NOMBRE: 'x' } }, { after: 'ID' }),
    '"after" is called "timer: { field: … }" now',
  ],
  [{ company: 'EMPRESA' }, 'things: "company" is called "tenant: true" now'],
  [{ form: [{ id: 'a', fields: 'rest' }] }, `is called "fields: 'others'" now`],
])('a word of a former version is told with the one of today: %j', (words, message) => {
  const details = problemsOf({ ...things, ...words })
  expect(details).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  expect(details.join()).toContain('npm run resource upgrade')
})

test('a schema may open a section of the menu of its own', () => {
  expect(problemsOf({ ...things, menu: 'inventario' })).toEqual([])
})

test('all mistakes are told at once, those of meaning too', () => {
  const details = problemsOf(
    { ...things, acess: {}, list: { colums: ['ID'] }, parent: 'NOMBRE' },
    { ...shelves, labels: 'x', menu: 3 },
  )
  expect([...details].sort()).toEqual([
    'shelves.menu: takes menu section or false, not 3',
    'shelves: unknown word "labels"; did you mean "label"?',
    'things.list: unknown word "colums"; did you mean "columns"?',
    'things.parent: is no reference',
    'things: unknown word "acess"; did you mean "access"?',
  ])
})
