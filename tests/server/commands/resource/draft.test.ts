import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distributor } from '../../../../server/business'
import { draftSchema } from '../../../../server/commands/resource/draft/draftSchema'
import {
  formattedSource,
  valuesThatFail,
} from '../../../../server/commands/resource/draft/newResource'
import { schemaOf, schemaSourceOf } from '../../../../server/commands/resource/draft/writeSchema'
import { readSample } from '../../../../server/commands/resource/guess/readSample'
import { catalogue } from '../../../../src/catalogue'
import { createCatalogue } from '../../../../src/model/check/catalogue'
import { type AnySchema, defineResource } from '../../../../src/model/schema'
import type { Client } from '../../client'
import { useServer } from '../../useServer'
import { ACME, type World, worldOf } from '../../world'
import { samples } from './samples'

const around = { catalogue, guesses: distributor().guesses }
const folder = mkdtempSync(join(tmpdir(), 'mostrador-drafts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The rows of a file with this content. */
const rowsOf = async (file: string, content: string | Uint8Array) => {
  const path = join(folder, file)
  writeFileSync(path, content)
  return (await readSample(path)).rows
}

const drafts = await Promise.all(
  Object.entries(samples).map(async ([name, { file, label, text }]) => {
    const rows = await rowsOf(file, text)
    const table = label.split(' ')[0]?.toUpperCase() ?? ''
    const draft = draftSchema({ name, label, table }, rows, around)
    const source = formattedSource(schemaSourceOf(draft, `read from ${file}`), resolve('.'))
    return { name, rows, draft, source, schema: evaluated(source) }
  }),
)

/** Evaluates the written file as the catalogue would. */
function evaluated(source: string): AnySchema {
  const body = source.replace(/^import .*$/m, '').replace(/^export const \w+ =/m, 'return')
  return new Function('defineResource', body)(defineResource) as AnySchema
}

// A schema written after the README may share a name with these.
const others = [...catalogue.resources.values()].filter(({ name }) => !(name in samples))
const all = createCatalogue([
  ...others.map(({ schema }) => schema),
  ...drafts.map(({ schema }) => schema),
])
const server = useServer({ catalogue: all, keepRows: true })
let admin: Client
let world: World
beforeAll(async () => {
  admin = await server.as('10', { EMPRESA: ACME })
  world = worldOf(server, { owner: admin.ID })
})

describe.each(drafts)('$name', ({ name, rows, draft, source }) => {
  test('is short, and laid out as the linter wants it', () => {
    expect(source.split('\n').length).toBeLessThan(75)
    const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']
    const stdin = [`--stdin-file-path=src/schemas/${name}.ts`]
    const run = spawnSync(process.execPath, [...args, ...stdin], {
      input: source,
      encoding: 'utf8',
    })
    expect(run.stdout).toBe(source)
  })

  test('takes the rows it was read from', () => {
    expect(valuesThatFail(all.get(name), draft, rows)).toEqual([])
  })

  test('answers at once: a record is made and listed, for administrators only', async () => {
    const resource = all.get(name)
    const made = await admin.post(resource.rest.path, await world.body(resource, 1))
    expect(made.body).toMatchObject({ _VERSION: 1 })
    const list = await admin.get(resource.rest.path)
    expect(list.body.data).toHaveLength(1)
    const nobody = await server.as('7', { EMPRESA: ACME })
    expect((await nobody.get(resource.rest.path)).status).toBe(403)
  })
})

test('all of them compile', () => {
  const schema = resolve('src/business')
  for (const { name, source } of drafts)
    writeFileSync(join(folder, `${name}.ts`), source.replace('../business', schema))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: { types: [resolve('node_modules/vite/client')] },
      include: [`${folder}/*.ts`],
    }),
  )
  const run = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
    encoding: 'utf8',
  })
  expect(run.stdout).toBe('')
}, 120_000)

test('each column is read for what it is', () => {
  const kinds = Object.fromEntries(
    drafts.map(({ name, schema }) => [
      name,
      Object.fromEntries(Object.entries(schema.fields).map(([field, { kind }]) => [field, kind])),
    ]),
  )
  expect(kinds).toEqual({
    couriers: {
      CODIGO: 'code',
      RAZON_SOCIAL: 'text',
      RUC: 'identity',
      Correo: 'email',
      TELEFONO: 'phone',
      BODEGA: 'reference',
      TARIFA_BASE: 'money',
      SEGURO: 'percent',
      Contrato: 'boolean',
      Vence: 'date',
      Cobertura: 'choice',
      Notas: 'longText',
    },
    'field-visits': {
      ID: 'id',
      CLIENTE_ID: 'reference',
      VENDEDOR: 'reference',
      CUANDO: 'dateTime',
      lugar: 'location',
      RESULTADO: 'choice',
      OBSERVACIONES: 'longText',
      IMEI_SERIE: 'imei',
      ITEMS: 'lines',
      extra_tags: 'json',
    },
    holidays: { ID: 'id', fecha: 'date', nombre: 'text', nacional: 'boolean' },
    'repair-parts': {
      ID: 'id',
      NOMBRE: 'text',
      MARCA: 'reference',
      TIPO: 'choice',
      STOCK: 'integer',
      PESO: 'decimal',
      COMPRADO: 'dateTime',
      WEB: 'url',
      ID_2: 'code',
    },
  })
})

/** What one column of texts becomes. */
const guessed = (texts: readonly unknown[], header = 'DATO') => {
  const rows = texts.map(text => ({ ITEM: 'x y', [header]: text }))
  const draft = draftSchema({ name: 'items', label: 'I | Is', table: 'ITEMS' }, rows, around)
  const field = draft.fields.find(({ column }) => column.header === header)
  const resource = createCatalogue([
    ...others.map(({ schema }) => schema),
    schemaOf(draft) as never,
  ])
  return {
    ...{ name: field?.column.name, kind: field?.words.kind, look: field?.guess.look },
    ...{ notes: draft.notes, misfits: valuesThatFail(resource.get('items'), draft, rows) },
  }
}

test.each<[readonly string[], string, string?]>([
  [['1.034,00 €', '2.100,50 €'], 'money', 'the sample counts in €, the business in USD'],
  [['$ 1,034.00', '$ 20.50'], 'money'],
  [['1 234,50', '20,25'], 'decimal'],
  [['12 34 56', '99 88 77'], 'text'],
  [['03/01/2026', '03/25/2026'], 'date'],
  [
    ['03/01/2026', '04/02/2026'],
    'date',
    '03/01/2026 is read as 2026-01-03: no day above 12 shows the order',
  ],
  [
    ['01/03/2026', '2-mar-2026', '2026-03-03', '15/03/2026'],
    'date',
    'days are written in 3 ways (01/03/2026, 2-mar-2026, 2026-03-03)',
  ],
  [['Oui', 'Non', 'Oui'], 'boolean'],
  [['S', 'N', 'S'], 'boolean'],
  [['10.02.141', '10.03.007', '10.03.008'], 'code'],
])('a column of %j is of kind %s', (texts, kind, look) => {
  expect(guessed(texts)).toMatchObject({ kind, look, misfits: [] })
})

test.each(['constructor', 'toString', 'and'])('a heading %s is given another name', header => {
  const name = header.toUpperCase()
  const note = `${header} is called ${name}: that name is not free`
  expect(guessed(['a b', 'c d'], header)).toMatchObject({
    name,
    notes: expect.arrayContaining([note]),
  })
})

test('a column id whose values repeat leaves its name to itself', () => {
  expect(guessed(['a b', 'a b'], 'id').notes).toContain(
    'no column names a record (filled and never repeated): the server gives an ID_2',
  )
})

test('the tutorial shows what its command writes', async () => {
  const { rows } = await readSample('docs/samples/drivers.csv')
  const wish = { name: 'drivers', label: 'Chofer | Choferes', table: 'CHOFER' }
  const source = schemaSourceOf(draftSchema(wish, rows, around), 'read')
  const written = formattedSource(source, resolve('.'))
  const shown = /```ts\n( {2}fields: \{.*?)```/s.exec(readFileSync('docs/tutorial.md', 'utf8'))?.[1]
  expect(written).toContain(shown)
})
