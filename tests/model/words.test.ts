import { expect, test } from 'vitest'
import { createCatalogue, SchemaError } from '../../src/model/catalogue'
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
      transitions: { ir: { label: 'Ir', from: [1], by: ['10'] } },
    },
  },
  access: { '10': 'all' },
}
const shelves: AnySchema = {
  ...{ name: 'shelves', table: 'ESTANTE', key: 'ID', title: 'ID', label: 'Estante | Estantes' },
  fields: { ID: { kind: 'id' }, WhsCode: { kind: 'code' }, CANTIDAD: { kind: 'integer' } },
  access: { '10': 'all' },
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
const withEffect = (effect: object) => {
  const { vida } = things.flow ?? {}
  const ir = { label: 'Ir', from: [1], by: ['10'], effects: [effect] }
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
  [{ kind: 'text', read: '10' }, 'things.SUELDO.read: takes a list of role or rule, not 10'],
  [{ kind: 'text', search: 'yes' }, 'things.SUELDO.search: takes yes or no, not yes'],
  [
    { kind: 'lines', fields: { A: { kind: 'integer', requird: true } } },
    'things.SUELDO.A: unknown word "requird"',
  ],
])('%j stops the start, with its place and what was probably meant', (words, says) => {
  expect(problemsOf(withField(words)).slice(0, 1)).toEqual([expect.stringContaining(says)])
})

test('a role by another name is told with the roles there are', () => {
  const [problem] = problemsOf(withField({ kind: 'money', read: ['admin'] }))
  expect(problem).toContain('things.SUELDO.read.0: unknown role "admin"; known: 10 (Administrator)')
  expect(problemsOf({ ...things, access: { admin: 'all' } })).toEqual([
    expect.stringContaining('things.access: unknown role "admin"'),
  ])
})

test.each<[object, string]>([
  [
    { adjust: 'shelves', where: { BODEGA: 'x' }, add: { CANTIDAD: 1 } },
    `${step}.effects.0.where: unknown field "BODEGA"`,
  ],
  [
    { adjust: 'shelves', where: { WhsCode: 'x' }, add: { CANTIDDA: 1 } },
    `${step}.effects.0.add: unknown field "CANTIDDA"; did you mean "CANTIDAD"?`,
  ],
  [{ adjst: 'shelves', where: { WhsCode: 'x' }, add: { CANTIDAD: 1 } }, 'did you mean "adjust"?'],
  [{ create: 'shelfs', with: {} }, 'unknown resource "shelfs"; did you mean "shelves"?'],
  [{ set: { TIPO: 'Z' } }, `${step}.effects.0.set.TIPO: unknown value "Z"`],
  [{ set: { NOMBRE: { form: 'TIPO' } } }, 'unknown word "form"; did you mean "from"?'],
  [{ call: 'sap.x', fills: { NOMBREE: 'n' } }, 'unknown field "NOMBREE"'],
  [
    { call: 'correo.x', letter: { to: 'NOMBRE', subject: 'De {NOMBR}', text: 'x' } },
    `${step}.effects.0.letter.subject: unknown field "NOMBR"; did you mean "NOMBRE"?`,
  ],
])('an effect %j stops the start', (effect, says) => {
  const told = problemsOf(withEffect(effect), shelves)
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining(says)]))
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
        { id: 'a', piece: 'creditDocument' },
        { id: 'b', fields: 'rest' },
      ],
    },
    'things.form.a.piece: unknown piece "creditDocument"; did you mean "creditDocuments"?',
  ],
  [{ icon: 'smartfone' }, 'things.icon: unknown icon "smartfone"; did you mean "smartphone"?'],
  [{ icon: 'fireworks' }, 'things.icon: unknown icon "fireworks"'],
  [{ menu: 'catalgos' }, 'things.menu: unknown menu section "catalgos"; did you mean "catalogos"?'],
  [
    { papers: { hoja: { label: 'Hoja', layout: 'invoyce' } } },
    'things.papers.hoja.layout: unknown layout "invoyce"; did you mean "invoice"?',
  ],
])('a schema with %j stops the start: what it names is not there', (words, says) => {
  expect(problemsOf({ ...things, ...words })).toEqual([expect.stringContaining(says)])
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
    { when: [{ rule: { TIPO: { nto: 'A' } }, else: 'No' }] },
    `${step}.when.0.rule.TIPO: unknown operator "nto"`,
  ],
])('a step with %j stops the start', (words, says) => {
  const { vida } = things.flow ?? {}
  const ir = { label: 'Ir', from: [1], by: ['10'], ...words }
  const told = problemsOf({ ...things, flow: { vida: { ...vida, transitions: { ir } } } })
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining(says)]))
})

test('a schema may open a section of the menu of its own', () => {
  expect(problemsOf({ ...things, menu: 'inventario' })).toEqual([])
})

test('all mistakes are told at once, those of meaning too', () => {
  const told = problemsOf(
    { ...things, acess: {}, list: { colums: ['ID'] }, partOfParent: true },
    { ...shelves, labels: 'x', menu: 3 },
  )
  expect([...told].sort()).toEqual([
    'shelves.menu: takes menu section or false, not 3',
    'shelves: unknown word "labels"; did you mean "label"?',
    'things.list: unknown word "colums"; did you mean "columns"?',
    'things.partOfParent: is a part, but has no parent',
    'things: unknown word "acess"; did you mean "access"?',
  ])
})
