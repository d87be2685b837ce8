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
import { schemaSourceOf } from '../../../../server/commands/resource/draft/writeSchema'
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

const drafts = Object.entries(samples).map(([name, { file, label, text }]) => {
  const path = join(folder, file)
  writeFileSync(path, text)
  const rows = readSample(path)
  const table = label.split(' ')[0]?.toUpperCase() ?? ''
  const draft = draftSchema({ name, label, table }, rows, around)
  const source = formattedSource(
    schemaSourceOf(draft, `read from ${file}`),
    `src/schemas/${name}.ts`,
    resolve('.'),
  )
  return { name, rows, draft, source, schema: evaluated(source) }
})

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

test('rows of another company’s Excel are read in its own letters, codes and numbers', () => {
  const path = join(folder, 'latin.csv')
  writeFileSync(path, Buffer.from('CODIGO,AÑO,CODIGO\n007,1.500,A\n008,2.500,B\n', 'latin1'))
  const [first] = readSample(path)
  expect(first).toEqual({ CODIGO: '007', AÑO: '1.500', CODIGO_2: 'A' })
})

test('an answer is its rows, whatever else it says beside them', () => {
  const path = join(folder, 'answer.json')
  const read = (value: object) => {
    writeFileSync(path, JSON.stringify(value))
    return readSample(path)
  }
  const rows = [{ NOMBRE: 'Luis' }, { NOMBRE: 'Ana' }]
  expect(read({ status: 'success', total: 2, data: rows })).toEqual(rows)
  const order = { CODIGO: 'A', LINEAS: rows }
  expect(read(order)).toEqual([order])
})

test('the tutorial shows what its command writes', () => {
  const rows = readSample('docs/samples/drivers.csv')
  const wish = { name: 'drivers', label: 'Chofer | Choferes', table: 'CHOFER' }
  const source = schemaSourceOf(draftSchema(wish, rows, around), 'read')
  const written = formattedSource(source, 'src/schemas/drivers.ts', resolve('.'))
  const shown = /```ts\n( {2}fields: \{.*?)```/s.exec(readFileSync('docs/tutorial.md', 'utf8'))?.[1]
  expect(written).toContain(shown)
})
