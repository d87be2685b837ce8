import { expect, test } from 'vitest'
import { upgradeSource } from '../../../../server/commands/resource/upgradeSource'
import { createCatalogue } from '../../../../src/model/check/catalogue'
import type { AnySchema } from '../../../../src/model/schema'

const former = `import { defineResource } from '../model/schema'
const dueSoon = { before: 3, tell: { from: 'USUARIO' } } as const
const steps: Flow = {
  initial: [{ when: { VECES: 1 }, to: 2 }, { to: 1 }],
  way: false,
  keeps: [{ adjust: 'tasks', where: { ID: { from: 'ID' } }, add: { VECES: 1 }, floor: { VECES: 0 } }],
  states: { 1: { label: 'Abierta', colour: 'info' }, 2: { label: 'Cerrada', end: true, colour: 'success' } },
  transitions: {
    cerrar: {
      label: 'Cerrar «tarea»',
      from: [1],
      to: 2,
      by: ['10'],
      when: [{ rule: { TITULO: { empty: false } }, else: 'Falta el título' }],
      need: ['TITULO'],
      ask: ['NOTA'],
      effects: [
        { close: 'tasks', where: { ID: { from: 'ID' } }, set: { NOTA: 'x' } },
        { erase: 'tasks', where: { NOTA: 'y' } },
        { discard: 'tasks', where: { NOTA: 'z' } },
      ],
    },
  },
}
export const tasks = defineResource({
  name: 'tasks',
  table: 'TAREA',
  key: 'ID',
  title: 'TITULO',
  company: 'EMPRESA',
  parent: 'MADRE',
  partOfParent: true,
  onceForEver: true,
  label: 'Tarea | Tareas',
  fields: {
    ID: { kind: 'id' },
    TITULO: { kind: 'text', search: true, was: 'NOMBRE' },
    LISTA: { kind: 'text', write: { '$me.ROLE': { in: ['10', '9'] } } },
    CLAVE: { kind: 'code', blanks: false },
    NOTA: { kind: 'text', show: { TITULO: { empty: false } } },
    VECES: { kind: 'integer', filter: true },
    DOBLE: { kind: 'computed', is: { mul: ['VECES', 2] }, as: 'integer' },
    MADRE: { kind: 'reference', to: 'tasks' },
    HIJAS: { kind: 'computed', is: { count: 'tasks', by: 'MADRE' }, as: 'integer' },
    USUARIO: { kind: 'reference', to: 'tasks', letsGo: true, among: { are: { VECES: 1 }, else: 'Otra' } },
    VENCE: { kind: 'date', due: { before: 3, tell: ['10'] }, event: false },
    ESTADO: { kind: 'status', flow: 'vida' },
    TARDE: {
      kind: 'choice',
      options: { SI: 'Sí', NO: 'No' },
      term: { months: 3, from: 'VENCE', at: 'HECHA', within: 'NO', over: 'SI', unless: { field: 'VALE', take: 'NO' } },
    },
    HECHA: { kind: 'date' },
    VALE: { kind: 'boolean' },
  },
  list: { opens: 'board', sort: [{ by: ['10'], is: 'VECES desc' }, { is: 'ID' }], marks: [{ when: { VECES: 2 }, label: 'Dos', tells: 'NOTA', colour: 'info' }] },
  form: { as: 'tabs', sections: [{ id: 'a', fields: 'rest', show: { VECES: 1 } }] },
  papers: { hoja: { label: 'Hoja', by: ['10'] } },
  flow: { vida: steps },
  access: { '10': 'all' },
})
`
const schemaIn = (source: string) =>
  new Function(
    'defineResource',
    source
      .replace(/^import .*$/m, '')
      .replaceAll(' as const', '')
      .replace('steps: Flow', 'steps')
      .replace('export const tasks =', 'return'),
  )((schema: AnySchema) => schema) as AnySchema

test('a schema in words of a former version starts once it is upgraded', () => {
  expect(() => createCatalogue([schemaIn(former)])).toThrow('npm run resource upgrade')
  const { source, words } = upgradeSource(former)
  expect(words).toEqual(
    expect.arrayContaining(['papers -> documents', 'close -> update', 'discard -> delete']),
  )
  expect(() => createCatalogue([schemaIn(source)])).not.toThrow()
  expect(source).toContain("MADRE: { kind: 'reference', resource: 'tasks', onDelete: 'cascade' }")
  expect(source).toContain("write: { '$me.ROLE': { in: ['admin', 'credit'] } }")
  expect(source).toContain("{ delete: 'tasks', match: { NOTA: 'y' } }")
  expect(source).toContain(
    "derive: [{ when: { VALE: false }, value: 'NO' }, { formula: { months: ['VENCE', 'HECHA'] }, max: 3, value: 'NO' }, " +
      "{ when: { VENCE: { empty: false }, HECHA: { empty: false } }, value: 'SI' }]",
  )
  expect(source).toContain(
    "[{ when: { '$me.ROLE': { in: ['admin'] } }, value: 'VECES desc' }, { value: 'ID' }]",
  )
  expect(source).toContain('[{ when: { VECES: 1 }, value: 2 }, { value: 1 }]')
  expect(upgradeSource(source)).toEqual({ source, words: [] })
})

test('objects of former words end in the words that stand for them', () => {
  const upgraded = (fields: string, list = '') =>
    upgradeSource(`defineResource({ fields: { A: { kind: ${fields} } }, list: { ${list} } })`)
      .source
  expect(upgraded("'text', unique: { exceptIf: 'B' }")).toContain(
    'unique: { when: { B: { ne: true } } }',
  )
  expect(upgraded("'text', unique: { status: 'B', in: [0, 1], message: 'Otra' }")).toContain(
    "unique: { when: { B: { in: [0, 1] } }, message: 'Otra' }",
  )
  expect(upgraded("'url', ownPath: true, portrait: true")).toContain("'url', portrait: true }")
  expect(upgraded("'phone', digits: 10")).toContain("'phone', lengths: [10] }")
  expect(upgraded("'text'", "gallery: { picture: 'P', chips: 'C', foot: ['D', 'E'] }")).toContain(
    "gallery: 'P', cardFields: ['C', 'D', 'E']",
  )
  expect(upgraded("'text'", "matrix: { rows: 'R', columns: 'C', value: 'V' }")).toContain(
    "list: { matrix: 'V' }",
  )
  expect(
    upgraded("'reference', resource: 'goods'", "matrix: 'V', matrixCost: 'goods.C', sort: 'ID'"),
  ).toContain("list: { matrix: ['V', 'A.C'], sort: 'ID' }")
  expect(upgraded("'text'", "matrix: 'V', matrixCost: 'C'")).toContain("matrixCost: 'C'")
  expect(upgraded("'json', valueLabels: { TIPO: labels, B: { C: 'Casa' } }")).toContain(
    "'json', fields: { TIPO: { options: labels }, B: { options: { C: 'Casa' } } } }",
  )
  expect(upgraded("'decimal', longitude: 'LNG', input: 'latitude'")).toContain(
    "'decimal', input: 'latitude' }",
  )
  expect(upgraded("'text', minLength: 2, maxLength: 9")).toContain("'text', min: 2, max: 9 }")
  expect(upgraded("'image', maxSize: 9")).toContain("'image', max: 9 }")
  expect(
    upgraded("'reference', resource: 't', filterOptions: { match: { B: 'A', C: 'x' } }"),
  ).toContain("match: { B: { field: 'A' }, C: 'x' }")
})

test('a flow without a line of steps ends in states of the same order', () => {
  const { source } = upgradeSource(
    "defineResource({ flow: { f: { stepper: false, initial: 1, states: { 1: { label: 'A' }, 2: {} } } } })",
  )
  expect(source).toContain(
    "f: { initial: 1, states: { 1: { order: 0, label: 'A' }, 2: { order: 0,} } }",
  )
})

test('the words of a mail stand beside its call', () => {
  const { source } = upgradeSource(
    "const all: Effect[] = [{ call: 'correo.x', emailTemplate: { recipient: 'A', subject: 'S', text: 'T' } }]",
  )
  expect(source).toBe(
    "const all: Effect[] = [{ call: 'correo.x', ...{ field: 'A', subject: 'S', text: 'T' } }]",
  )
})

test('numbers beside rows end in a feature of the schema', () => {
  const { source } = upgradeSource(`defineResource({
  fields: {
    ITEMS: { kind: 'lines', fields: { N: { kind: 'integer' } }, beside: { l: { goal: 'N', when: { N: 1, M: 2 }, held: { units: 'N', when: { A: 1 } } } } },
  },
})`)
  expect(source).toBe(`defineResource({
  fields: {
    ITEMS: { kind: 'lines', fields: { N: { kind: 'integer' } } },
  }, features: [lineLookups({ lines: 'ITEMS', columns: { l: { goal: 'ITEMS.N', when: { 'ITEMS.N': 1, M: 2 }, includeOwn: { A: 1 } } } })],
})`)
})

test('words of a schema and of its other server end in those of today', () => {
  const { source } = upgradeSource(`defineResource({
  recordPath: '/dashboard/plan?task=:id',
  retention: { setting: 'companies.DIAS', otherwise: 30 },
  rest: { path: 'x', lenient: true, id: 'code' },
})`)
  expect(source).toBe(`defineResource({
  pages: { record: '/dashboard/plan?task=:id' },
  retention: { field: 'companies.DIAS', default: 30 },
  rest: { path: 'x', key: 'code' },
})`)
})

test('constants of a type of the language are rewritten wherever they stand', () => {
  const { source } = upgradeSource("const tiers: readonly Tier[] = [{ upTo: 5000, by: ['9'] }]")
  expect(source).toBe("const tiers: readonly Tier[] = [{ max: 5000, allow: ['credit'] }]")
})

test('an upgrade leaves what is no word of the language as it stands', () => {
  const { source } = upgradeSource(former)
  expect(source).toContain("label: 'Cerrar «tarea»'")
  expect(source).toContain('from: [1],\n      to: 2,')
  expect(source).toContain("const dueSoon = { before: 3, tell: { from: 'USUARIO' } }")
})

test('words that have become features end in one list of the schema', () => {
  const written = (words: string) =>
    `export const tasks = defineResource({\n  name: 'tasks',${words}\n})\n`
  const { source } = upgradeSource(
    written(`
  share: { to: 'CELULAR', one: 'x' },
  made: { tells: ['ID'] },
  list: { report: { by: 'MES' }, sort: 'ID' },`),
  )
  expect(source).toBe(
    written(`
  features: [messageTemplate({ recipient: 'CELULAR', one: 'x' }), createdCard({ fields: ['ID'] }), reportWorkbook({ groupBy: 'MES' })],
  list: { sort: 'ID' },`),
  )
  expect(upgradeSource(written(`\n  list: { sort: 'ID', report: { by: 'MES' } },`)).source).toBe(
    written(`\n  list: { sort: 'ID' }, features: [reportWorkbook({ groupBy: 'MES' })],`),
  )
})
