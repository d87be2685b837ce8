import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, type DbRow, sql } from '../../../server/db/db'
import { MigrationStop, prepareDatabase } from '../../../server/db/migration/migrate'
import type { ColumnSpec, Store, TableSpec } from '../../../server/db/spec'
import type { Stored } from '../../../src/kinds/kind/kind'
import { openTestDb, type TestDb } from '../testDb'

let current: TestDb
let db: Db
beforeEach(async () => {
  current = await openTestDb()
  db = current.db
})
afterEach(() => current.drop())

const prepare = (...tables: TableSpec[]) => prepareDatabase(db, tables, JSON.stringify(tables))
const stopOf = (...tables: TableSpec[]) => prepare(...tables).catch((error: unknown) => error)
const run = (statement: string) => sql.raw(statement).execute(db.write)
const put = (table: string, row: DbRow) => db.write.insertInto(table).values(row).execute()
const all = (table: string) => db.all(`select * from "${table}" order by 1`, [])

async function obey(stop: unknown) {
  if (!(stop instanceof MigrationStop)) throw stop
  if (db.dialect === 'sqlite') await run('pragma foreign_keys = off')
  for (const statement of stop.sql) await run(statement)
}

const aTable = (...columns: ColumnSpec[]): TableSpec => ({
  name: 'T',
  primaryKey: ['ID'],
  columns: [{ name: 'ID', store: 'int' }, ...columns],
  foreignKeys: [],
  indexes: [],
})

const ways: [Store, Store, unknown, unknown][] = [
  ['cents', 'int', 115, 1],
  ['cents', 'real', 550, 5.5],
  ['cents', 'text', 550, '5.50'],
  ['cents', 'text', null, null],
  ['int', 'cents', 3, 300],
  ['int', 'text', 3, '3'],
  ['real', 'cents', 1.15, 115],
  ['real', 'int', 2.6, 3],
  ['real', 'text', 5, '5'],
  ['real', 'text', 5.5, '5.5'],
  ['text', 'cents', '5.50', 550],
  ['text', 'real', '5.5', 5.5],
  ['text', 'bool', 'true', true],
  ['bool', 'text', true, 'true'],
  ['day', 'text', '2026-01-02', '2026-01-02'],
]
for (const [from, to, was, is] of ways)
  test(`${from} ${was} becomes ${to} only by the SQL, and keeps its meaning`, async () => {
    await prepare(
      aTable({ name: 'N', store: from, ...(from === 'cents' && { nonNegative: true }) }),
    )
    await put('T', { ID: 1, N: was as Stored })
    const requested = aTable({ name: 'N', store: to })
    const stop = await stopOf(requested)
    expect(String(stop)).toContain(`T.N changes from ${from} to ${to}`)
    await obey(stop)
    await prepare(requested)
    const [row] = await all('T')
    expect(to === 'bool' ? Boolean(row?.N) : row?.N).toEqual(is)
    expect(await prepare(requested)).toMatchObject({ changed: false })
  })

test('text that is no number is not made one', async () => {
  for (const store of ['int', 'cents', 'real'] as const) {
    await run('drop table if exists "T"')
    await run('delete from "_CATALOGUE"').catch(() => {})
    await prepare(aTable({ name: 'N', store: 'text' }))
    await put('T', { ID: 1, N: 'abc' })
    const stop = (await stopOf(aTable({ name: 'N', store }))) as MigrationStop
    const applied = db.transaction(async trx => {
      for (const each of stop.sql) await sql.raw(each).execute(trx)
    })
    await expect(applied).rejects.toThrow()
    expect(await all('T')).toMatchObject([{ N: 'abc' }])
  }
})

test('converted values stop a start with the former schema', async () => {
  const money = aTable({ name: 'N', store: 'cents' })
  await prepare(money)
  await put('T', { ID: 1, N: 200 })
  await obey(await stopOf(aTable({ name: 'N', store: 'int' })))
  expect(String(await stopOf(money))).toContain('T.N changes from int to cents')
})

test('a renamed column is converted too', async () => {
  await prepare(aTable({ name: 'N', store: 'cents', nonNegative: true }))
  await put('T', { ID: 1, N: 250 })
  const requested = aTable({ name: 'M', store: 'real', was: 'N' })
  await obey(await stopOf(requested))
  await prepare(requested)
  expect(await all('T')).toEqual([{ ID: 1, M: 2.5 }])
})

test('a column that cannot be converted is dropped by the SQL or kept under another name', async () => {
  await prepare(aTable({ name: 'N', store: 'json' }))
  await put('T', { ID: 1, N: '[1]' })
  const requested = aTable({ name: 'N', store: 'int' })
  const stop = await stopOf(requested)
  expect(String(stop)).toContain("declare a field N_OLD of the former kind with renamedFrom: 'N'")
  const stored = aTable({ name: 'N', store: 'int' }, { name: 'N_OLD', store: 'json', was: 'N' })
  await prepare(stored)
  expect(await all('T')).toMatchObject([{ N: null, N_OLD: '[1]' }])
  await prepare(requested)
  expect(await all('T')).toEqual([{ ID: 1, N: null, N_OLD: '[1]' }])
})
