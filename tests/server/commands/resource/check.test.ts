import { expect, test } from 'vitest'
import type { CommandResult } from '../../../../server/commands/command'
import { resource } from '../../../../server/commands/resource/resource'
import { fingerprint } from '../../../../server/db/fingerprint'
import { keepContract } from '../../../../server/db/migration/contractRow'
import { prepareDatabase } from '../../../../server/db/migration/migrate'
import { openEmbedded } from '../../../../server/db/sqlite/openEmbeddedSqlite'
import { tablesOf } from '../../../../server/query/tables'
import { contractOf } from '../../../../src/model/openapi/apiContract'
import type { AnySchema } from '../../../../src/model/schema'
import { aCatalogue } from '../../aCatalogue'
import { anEmbeddedFolder } from '../../embedded'
import { courierFields, courierFlow, couriers, courierWith } from './couriers'

const folder = anEmbeddedFolder()

/** Starts a server with these schemas and leaves its database open. */
async function started(...schemas: AnySchema[]) {
  const catalogue = aCatalogue(...schemas)
  const tables = tablesOf(catalogue)
  const db = openEmbedded(folder.path())
  await prepareDatabase(db, tables, await fingerprint(tables))
  await keepContract(db, contractOf(catalogue))
  return db
}

async function check(...schemas: AnySchema[]) {
  const catalogue = aCatalogue(...schemas)
  const parts = { ...folder.parts, catalogue, tables: tablesOf(catalogue), config: folder.config() }
  const { text, failed } = (await resource({ ...parts, args: ['check'], env: {} })) as CommandResult
  return { text: text.replace(/\n +labels .*(\n {10}.*)*/g, ''), failed, whole: text }
}

test('before the first start there is nothing to compare with', async () => {
  const { text, failed } = await check(couriers)
  expect(text).toContain('4 schemas: 0 errors, 0 hints')
  expect(text).toContain('There is no database yet')
  expect(failed).toBe(false)
})

test('each table tells how many indexes a create writes; one more sorts any number of rows', async () => {
  const countOf = (text: string) => Number(/couriers +(\d+) indexes of \d+ columns/.exec(text)?.[1])
  const before = await check(couriers)
  const { text } = await check(courierFields({ PESO: { sortable: true } }))
  expect(countOf(before.text)).toBeGreaterThan(1)
  expect(countOf(text)).toBe(countOf(before.text) + 1)
  const counts = [...text.matchAll(/(\d+) indexes of/g)].map(found => Number(found[1]))
  expect(counts).toHaveLength(4)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('without a change nothing is told, while a server runs', async () => {
  const db = await started(couriers)
  const { text } = await check(couriers)
  expect(text.trim()).toMatch(/The database fits the schemas as it is\.(\n\n\w+)*\n\ncouriers$/)
  await db.close()
})

test('a new resource makes its table and an address', async () => {
  await (await started()).close()
  const { text, whole } = await check(couriers)
  expect(text).toContain('database  additive: the next start makes the table')
  expect(text).toContain('API       compatible: /hanadb/api/couriers is new')
  expect(whole).toMatch(/labels {4}en, fr, vi, cn, ar lack words for label, .*TIPO: A/)
})

const options = { A: { es: 'Aéreo' }, M: { es: 'Marítimo' } }
test.each<[string, AnySchema, string[], 'compatible' | 'breaking']>([
  [
    'a new field',
    courierFields({ RUTA: { kind: 'text' } }),
    ['additive: done at the next start', '- adds the column RUTA', '- RUTA is new'],
    'compatible',
  ],
  [
    'a new required field',
    courierFields({ RUTA: { kind: 'text', required: true } }),
    ['- adds the column RUTA', 'RUTA is new and required'],
    'breaking',
  ],
  [
    'a removed field',
    courierFields({ TARIFA: null }),
    ['left as it is', 'TRANSPORTISTA.TARIFA is no longer declared', 'breaks: TARIFA is gone'],
    'breaking',
  ],
  [
    'a renamed field',
    courierFields({ TARIFA: null, COSTO: { kind: 'money', renamedFrom: 'TARIFA' } }),
    ['- renames TARIFA to COSTO', 'breaks: TARIFA is gone', '- COSTO is new'],
    'breaking',
  ],
  [
    'another kind',
    courierFields({ TARIFA: { kind: 'text' } }),
    ['needs SQL', 'changes from cents to text', 'TARIFA is string instead of number'],
    'breaking',
  ],
  [
    'other values of a choice',
    courierFields({ TIPO: { options } }),
    ['TIPO no longer takes T', '- TIPO may also be M'],
    'breaking',
  ],
  [
    'a shorter text',
    courierFields({ NOMBRE: { max: 20 } }),
    ['NOMBRE maxLength is 20 instead of 60'],
    'breaking',
  ],
  ['a longer text', courierFields({ NOTAS: { max: 9000 } }), [], 'compatible'],
  [
    'a required field',
    courierFields({ TARIFA: { required: true } }),
    ['TARIFA is required now'],
    'breaking',
  ],
  [
    'a condition for a field',
    courierFields({ TARIFA: { required: { TIPO: 'A' } } }),
    ['TARIFA is required now when TIPO = A'],
    'breaking',
  ],
  [
    'a hidden field',
    courierFields({ TARIFA: { read: ['admin'] } }),
    ['TARIFA is read when Administrator instead of by all'],
    'breaking',
  ],
  [
    'a fixed field',
    courierFields({ TIPO: { createOnly: true } }),
    ['TIPO is fixed once made'],
    'breaking',
  ],
  ['a filter', courierFields({ PESO: { filter: true } }), ['- filter by PESO'], 'compatible'],
  ['no filter', courierFields({ TIPO: { filter: false } }), ['no filter by TIPO'], 'breaking'],
  [
    'a field of rows',
    courierFields({
      CIUDADES: { fields: { CIUDAD: { kind: 'text' }, DIAS: { kind: 'integer' } } },
    }),
    ['- adds the column DIAS', 'CIUDADES.CIUDAD is no longer required', 'CIUDADES.DIAS is new'],
    'compatible',
  ],
  [
    'rights of a role',
    courierWith({ access: { admin: 'all', credit: 'read', salesAgent: 'read' } }),
    ['role 9: create none instead of any', '- role 7: read any instead of none'],
    'breaking',
  ],
  [
    'another step',
    courierFlow({}, { perder: { label: { es: 'P' }, from: [1], to: 2, allow: ['credit'] } }),
    ['the transition perder is new'],
    'compatible',
  ],
  [
    'another address',
    courierWith({ rest: { path: '/hanadb/api/carriers' } }),
    ['its path is /hanadb/api/carriers instead of /hanadb/api/couriers'],
    'breaking',
  ],
])('%s is weighed', async (_, changed, ...[message, weight]) => {
  await (await started(couriers)).close()
  const { text, failed } = await check(changed)
  for (const words of message) expect(text).toContain(words)
  expect(/API +breaking/.test(text)).toBe(weight === 'breaking')
  expect(failed).toBe(false)
})

test('a retired field is gone from the address, and its column stays', async () => {
  await (await started(couriers)).close()
  const { text } = await check({ ...courierFields({ NOTAS: null }), droppedColumns: ['NOTAS'] })
  expect(text).toContain('breaks: NOTAS is gone')
  expect(text).toContain('The database fits the schemas as it is')
})

test('a schema taken away keeps its rows until somebody says otherwise', async () => {
  await (await started(couriers)).close()
  const { text } = await check()
  expect(text).toContain('breaking: /hanadb/api/couriers is gone')
  expect(text).toContain('table TRANSPORTISTA is no longer declared')
  expect(text).toContain('drop table "TRANSPORTISTA";')
})

test('rows that do not fit are counted before the start meets them', async () => {
  const db = await started(couriers)
  for (const ID of [1, 2])
    await db.write.insertInto('TRANSPORTISTA').values({ ID, PESO: 5, _VERSION: 1 }).execute()
  await db.close()
  const { text } = await check(courierFields({ PESO: { unique: true } }))
  expect(text).toContain('TRANSPORTISTA has rows with equal PESO')
})

test('errors fail the check', async () => {
  const { text, failed } = await check(courierWith({ access: {} }))
  expect(text).toMatch(/error +couriers\.access: nobody may read it/)
  expect(failed).toBe(true)
})
