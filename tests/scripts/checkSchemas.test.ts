import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSchemas } from '../../scripts/prepare.mjs'

const schema = `import { defineResource } from '${resolve('src/business')}'
export const things = defineResource({
  name: 'things',
  table: 'THING',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Thing | Things',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    CLIENTE_ID: { kind: 'reference', resource: 'clients' },
    NOTA: { kind: 'text', write: { 'CLIENTE_ID.Cupo': { gt: 0 } } },
    ESTADO: { kind: 'choice', options: { A: { label: 'A', colour: 'info' } } },
  },
  list: { columns: ['NOMBRE'] },
  access: { '*': 'all', admin: { read: { 'CLIENTE_ID.RUC': { empty: false } } } },
})
`

/** Each usual mistake: original text, replacement, and the compiler's message. */
const mistakes = {
  word: [
    "list: { columns: ['NOMBRE'] }",
    "lists: { columns: ['NOMBRE'] }",
    /'lists'.*mean to write 'list'/,
  ],
  fieldWord: ['required: true', 'requierd: true', /UnknownWord<.*"label".*>/],
  column: [
    'required: true',
    "required: { ESTDO: 'A' }",
    /UnknownColumn<"CLIENTE_ID" \| "ESTADO" \| "ID" \| "NOMBRE" \| "NOTA">/,
  ],
  kind: ["'text'", "'txt'", /Type '"txt"' is not assignable.*mean '"text"'/],
  role: ["'*': 'all'", "'boss': 'all'", /'boss'.*Record<"\*" \| "/],
  colour: ["'info'", "'blue'", /"default" \| "error" \| "info" \| "success" \| "warning"/],
  operator: [
    'required: true',
    "required: { ESTADO: { equals: 'A' } }",
    /UnknownOperator<"contains" \| .*"eq"/,
  ],
  operatorOfAccess: [
    "'all'",
    "{ read: { ESTADO: { equals: 'A' } } }",
    /'equals' does not exist.*"eq"/,
  ],
  resource: ["resource: 'clients'", "resource: 'client'", /UnknownResource<.*"clients"/],
  farColumnOfField: [
    'CLIENTE_ID.Cupo',
    'CLIENTE_ID.Cuppo',
    /UnknownColumnBehind<"CLIENTE_ID", .*"Cupo"/,
  ],
  farColumnOfAccess: [
    'CLIENTE_ID.RUC',
    'CLIENTE_ID.RUCC',
    /'CLIENTE_ID.RUCC'.*does not exist.*"CLIENTE_ID.RUC"/,
  ],
  listColumn: ["columns: ['NOMBRE']", "columns: ['NOMBE']", /mean '"NOMBRE"'/],
} as const

/** The compiler's messages for these files, one per line; empty without errors. */
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
    return checkSchemas(project)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a schema that compiles is started with', () => {
  expect(saidOf({ thing: schema })).toBeUndefined()
})

test('each usual mistake is told at its place, with what can stand there, before anything is built', () => {
  const files = Object.entries(mistakes).map(([name, [right, wrong]]) => [
    name,
    schema.replace(right, wrong),
  ])
  const said = saidOf(Object.fromEntries(files)) ?? ''
  expect(said).toMatch(/^Mistakes in the schemas:\n/)
  for (const [name, [, , message]] of Object.entries(mistakes)) {
    const line = said.split('\n').find(each => each.includes(`/${name}.ts:`)) ?? ''
    expect(line).toMatch(/:\d+:\d+ {2}/)
    expect(line).toMatch(message)
  }
})
