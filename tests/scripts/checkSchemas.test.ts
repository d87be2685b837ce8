import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSchemas } from '../../scripts/prepare.mjs'

const schema = `import { defineResource } from '${resolve('src/business')}'
const constant = { set: { ANULADO: true } } as const
export const things = defineResource({
  name: 'things',
  table: 'THING',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Thing | Things',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    CLIENTE_ID: { kind: 'reference', resource: 'clients', filterOptions: { match: { COMPANY: { field: 'NOMBRE' } }, message: 'No' } },
    NOTA: { kind: 'text', write: { 'CLIENTE_ID.Cupo': { gt: 0 } }, default: { field: 'CLIENTE_ID.RUC' } },
    ANULADO: { kind: 'boolean', default: [{ when: { '$me.ROLE': 'admin' }, value: false }] },
    TOTAL: { kind: 'money', read: ['credit'] },
    IVA: { kind: 'computed', formula: { mul: ['TOTAL', 0.15] } },
    UNIDADES: { kind: 'computed', format: 'integer', rollup: { count: 'serials', via: 'ORDEN_ID' } },
    LINEAS: { kind: 'lines', fields: { CANTIDAD: { kind: 'integer', min: 1 } } },
    SUMA: { kind: 'computed', formula: { sum: 'LINEAS.CANTIDAD', where: { CANTIDAD: { gt: 1 } } } },
    NIVEL: { kind: 'text', derive: [{ when: { TOTAL: { gt: 9 } }, value: 'alto' }] },
    VENCE: { kind: 'date', reminder: { days: 1, notify: { field: 'VENDEDOR' } } },
    VENDEDOR: { kind: 'reference', resource: 'users' },
    COLOR: { kind: 'choice', options: { A: { label: 'A', colour: 'info' } } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  list: {
    columns: ['NOMBRE'],
    highlights: [{ when: { TOTAL: { gt: 1 } }, label: 'Caro', colour: 'warning' }],
    tabs: [{ id: 'a', label: 'A', where: { COLOR: 'A' } }],
  },
  access: {
    '*': 'all',
    admin: { read: { 'CLIENTE_ID.RUC': { empty: false }, VENDEDOR: { eq: '$me.ID' } } },
  },
  flow: {
    vida: {
      initial: 1,
      states: { 1: { label: 'Uno', colour: 'success' } },
      transitions: {
        ir: {
          label: 'Ir',
          from: [1],
          allow: ['admin'],
          guards: [{ rule: { TOTAL: { gt: { field: 'IVA' } } }, message: 'No' }],
          timer: { field: 'VENCE' },
          effects: [
            constant,
            { create: 'visits', with: { CLIENTE_ID: { field: 'ID' } } },
            { update: 'stock', match: { CODIGO: { field: 'CLIENTE_ID.RUC' } }, set: { NIVEL: '$me.ID' } },
            { increment: 'stock', match: { CODIGO: 'x' }, with: { RESERVADO: { formula: 'TOTAL' } } },
            { notify: { field: 'VENDEDOR' }, text: 'Hecho' },
          ],
        },
      },
    },
  },
})
`

/** Each usual mistake: original text, replacement, and the compiler's message. */
const usual = {
  word: ["columns: ['N", "colums: ['N", /'colums' does not exist .*mean to write 'columns'/],
  fieldWord: ['required: true', 'requierd: true', /UnknownWord<.*"label" .*"required" /],
  column: [
    'required: true',
    "required: { ESTDO: 'A' }",
    /UnknownColumn<"ANULADO" .* "ESTADO" .*"NOTA"/,
  ],
  kind: ["kind: 'text', required", "kind: 'txt', required", /'"txt"'.*mean '"text"'/],
  role: ["'*': 'all'", "'boss': 'all'", /'boss'.*Record<"\*" \| "/],
  roleOfField: ["['credit']", "['credits']", /'"credits"'.*mean '"credit"'/],
  colour: ["colour: 'success'", "colour: 'sucess'", /'"sucess"'.*mean '"success"'/],
  operator: ['{ gt: 9 }', '{ greater: 9 }', /UnknownOperator<"contains" \| .*"gt"/],
  operatorOfAccess: ["{ eq: '$me.ID' }", "{ equals: '$me.ID' }", /'equals'|UnknownOperator<.*"eq"/],
  resource: ["resource: 'clients'", "resource: 'client'", /'"client"'.*mean '"clients"'/],
  initialState: ['initial: 1', 'initial: 2', /'2' is not assignable to type '1'/],
  stateBefore: ['from: [1]', 'from: [1, 2]', /'2' is not assignable to type '1'/],
  stateAfter: ['from: [1]', 'from: [1], to: 3', /'3' is not assignable to type '1'/],
  listColumn: ["['NOMBRE']", "['NOMBE']", /'"NOMBE"'.*mean '"NOMBRE"'/],
} as const

/** Names in places that only the start check saw before. */
const names = {
  behindField: ['Cupo', 'Cuppo', /UnknownColumnBehind<"CLIENTE_ID", .*"Cupo"/],
  behindAccess: ["'CLIENTE_ID.RUC': {", "'CLIENTE_ID.RUCC': {", /'CLIENTE_ID.RUCC'|"RUC"/],
  defaultRule: ["when: { '$me.ROLE'", "when: { '$me.ROL'", /UnknownWord<.*"\$me.ROLE"/],
  defaultValue: [
    "default: { field: 'CLIENTE_ID.RUC",
    "default: { field: 'CLIENTE_ID.RUCC",
    /'"CLIENTE_ID.RUCC"'.*mean '"CLIENTE_ID.RUC"'/,
  ],
  filter: ['{ COMPANY: ', '{ COMPANI: ', /UnknownColumn<.*"COMPANY"/],
  formula: ["['TOTAL', 0.15]", "['TOTALL', 0.15]", /'"TOTALL"'.*mean '"TOTAL"'/],
  formulaOfRows: [
    "'LINEAS.CANTIDAD'",
    "'LINEAS.CANTIDA'",
    /mean '"LINEAS.CANTIDAD"'|"LINEAS.CANTIDAD"/,
  ],
  formulaRule: ['where: { CANTIDAD', 'where: { CANTIDA', /UnknownColumn<"CANTIDAD">/],
  rollup: ["via: 'ORDEN_ID'", "via: 'ORDEN'", /'"ORDEN"'.*"ORDEN_ID"/],
  derive: ['{ TOTAL: { gt: 9', '{ TOTA: { gt: 9', /UnknownColumn<.*"TOTAL"/],
  reminder: [
    "days: 1, notify: { field: 'VENDEDOR",
    "days: 1, notify: { field: 'VENDEDR",
    /mean '"VENDEDOR"'/,
  ],
  timer: ["timer: { field: 'VENCE", "timer: { field: 'VENC", /mean '"VENCE"'/],
  guard: ["{ field: 'IVA' }", "{ field: 'IVAS' }", /'"IVAS"'.*mean '"IVA"'/],
  highlight: ['{ TOTAL: { gt: 1 ', '{ TOTA: { gt: 1 ', /'TOTA' does not exist|"TOTAL"/],
  tab: ["where: { COLOR: 'A'", "where: { COLO: 'A'", /'COLO' does not exist|"COLOR"/],
  setOfConstant: ['set: { ANULADO', 'set: { ANULAD', /UnknownColumn<"ANULADO"/],
  resourceOfEffect: ["create: 'visits'", "create: 'visit'", /'"visit"'.*mean '"visits"'/],
  createColumn: ['with: { CLIENTE_ID', 'with: { CLIENTE', /UnknownColumn<.*"CLIENTE_ID"/],
  createValue: ["{ CLIENTE_ID: { field: 'ID'", "{ CLIENTE_ID: { field: 'IDD'", /'"IDD"'.*"ID" /],
  matchColumn: ["match: { CODIGO: 'x'", "match: { CODIG: 'x'", /UnknownColumn<.*"CODIGO"/],
  updateColumn: ['set: { NIVEL', 'set: { NIVELES', /UnknownColumn<.*"NIVEL"/],
  increment: ['RESERVADO: ', 'RESERVADOS: ', /UnknownColumn<.*"RESERVADO"/],
  notify: [
    "days: 1, notify: { field: 'VENDEDOR",
    "days: 1, notify: { field: 'VENDEDR",
    /mean '"VENDEDOR"'/,
  ],
  userValueOfRule: ["'$me.ID' } } }", "'$me.WRONG' } } }", /'"\$me.WRONG"'.*"\$me.WAREHOUSE"/],
  userValueOfEffect: ["NIVEL: '$me.ID'", "NIVEL: '$me.WAREHUSE'", /mean '"\$me.WAREHOUSE"'/],
} as const
const mistakes = { ...usual, ...names }

/** The compiler's messages for these files, one per line. */
function saidOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-schemas-'))
  try {
    for (const [name, source] of Object.entries(files))
      writeFileSync(join(folder, `${name}.ts`), source)
    const project = join(folder, 'tsconfig.json')
    const types = [resolve('node_modules/@types/node'), resolve('node_modules/vite/client')]
    const config = {
      extends: resolve('tsconfig.json'),
      include: ['*.ts'],
      compilerOptions: { types },
    }
    writeFileSync(project, JSON.stringify(config))
    return checkSchemas(project) ?? ''
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('each usual mistake is told at its place, with what can stand there, before anything is built', () => {
  const wrong = Object.entries(mistakes).map(([name, [from, to]]) => {
    expect(schema.split(from), name).toHaveLength(2)
    return [name, schema.replace(from, to)]
  })
  const said = saidOf({ right: schema, ...Object.fromEntries(wrong) })
  expect(said).toMatch(/^Mistakes in the schemas:\n/)
  expect(said).not.toContain('/right.ts:')
  for (const [name, [, , message]] of Object.entries(mistakes)) {
    const [first = '', ...rest] = said
      .split(/^(?=\S*\.ts:)/m)
      .filter(each => each.includes(`/${name}.ts:`))
    expect(first, name).toMatch(/:\d+:\d+ {2}/)
    expect([first, ...rest].join(''), name).toMatch(message)
  }
})
