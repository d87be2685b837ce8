import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db, DbRow } from '../../../server/db/db'
import { MigrationStop, prepareDatabase } from '../../../server/db/migration/migrate'
import type { ColumnSpec, TableSpec } from '../../../server/db/spec'
import { openTestDb, type TestDb } from '../testDb'
import { aTable } from './freshDb'

let current: TestDb
let db: Db
beforeEach(async () => {
  current = await openTestDb()
  db = current.db
})
afterEach(() => current.drop())

const prepare = (...tables: TableSpec[]) => prepareDatabase(db, tables, JSON.stringify(tables))
const rows = () => db.read.selectFrom('PHONE').selectAll().orderBy('ID').execute()
const insert = (row: DbRow) => db.write.insertInto('PHONE').values(row).execute()
const withColumn = (column: ColumnSpec) => aTable({ columns: [...aTable().columns, column] })

/** Runs the SQL that a stop shows, as the operator would. */
async function obey(stop: unknown) {
  if (!(stop instanceof MigrationStop)) throw stop
  if (db.dialect === 'sqlite') await run('pragma foreign_keys = off')
  for (const statement of stop.sql) await run(statement)
}

async function run(statement: string) {
  const { sql } = await import('kysely')
  await sql.raw(statement).execute(db.write)
}

test('the same catalogue is no work', async () => {
  expect(await prepare(aTable())).toMatchObject({ changed: true })
  expect(await prepare(aTable())).toMatchObject({ changed: false })
})

test('another hash with the same tables changes nothing and fails nothing', async () => {
  await prepare(aTable())
  await insert({ ID: 1, NOMBRE: 'A' })
  const prepared = await prepareDatabase(db, [aTable()], 'other')
  expect(prepared).toMatchObject({ changed: true, altered: false })
  expect(await rows()).toHaveLength(1)
})

test('a new table, a new column and a new index are applied, rows stay', async () => {
  await prepare(aTable())
  await insert({ ID: 1, NOMBRE: 'A' })
  const more = withColumn({ name: 'MARCA', store: 'text' })
  await prepare({ ...more, indexes: [...more.indexes, { columns: ['MARCA'] }] }, aBrand())
  expect(await rows()).toMatchObject([{ ID: 1, NOMBRE: 'A', MARCA: null }])
})

const aBrand = (): TableSpec => ({
  name: 'BRAND',
  primaryKey: ['CODIGO'],
  rowid: true,
  columns: [
    { name: 'CODIGO', store: 'text' },
    { name: '_SEARCH', store: 'text' },
    { name: 'PHONE_ID', store: 'int' },
  ],
  foreignKeys: [{ columns: ['PHONE_ID'], table: 'PHONE', target: ['ID'] }],
  indexes: [],
  search: true,
})

test('a new reference on an existing table guards it from now on', async () => {
  await prepare(aTable(), aBrand())
  await insert({ ID: 1, NOMBRE: 'A' })
  const referring = {
    ...withColumn({ name: 'MARCA', store: 'text' }),
    foreignKeys: [{ columns: ['MARCA'], table: 'BRAND', target: ['CODIGO'] }],
  }
  await prepare(referring, aBrand())
  await expect(insert({ ID: 2, MARCA: 'none' })).rejects.toThrow()
  expect(await rows()).toMatchObject([{ ID: 1, NOMBRE: 'A', MARCA: null }])
})

test('a declared rename keeps the values and the index', async () => {
  await prepare(aTable())
  await insert({ ID: 1, NOMBRE: 'A' })
  const columns = aTable().columns.map(column =>
    column.name === 'NOMBRE' ? { ...column, name: 'NAME', was: 'NOMBRE' } : column,
  )
  await prepare(aTable({ columns, indexes: [{ columns: ['NAME'], unique: true, live: true }] }))
  expect(await rows()).toMatchObject([{ ID: 1, NAME: 'A' }])
  await expect(insert({ ID: 2, NAME: 'A' })).rejects.toThrow()
})

test.each([
  ['both', [{ name: 'CUENTA' }, { name: 'CODIGO' }], { CUENTA: 'Pichincha', CODIGO: '1.1' }, '1.1'],
  ['the words alone', [{ name: 'CUENTA' }], { CUENTA: 'Pichincha' }, null],
] as const)(
  'a name is taken over from a column set aside, where there were %s',
  async (...given) => {
    const [, had, row, taken] = given
    const own = aTable().columns
    const text = had.map(column => ({ ...column, store: 'text' as const }))
    await prepare(aTable({ columns: [...own, ...text] }))
    await insert({ ID: 1, ...row })
    const columns = [
      ...own,
      { name: 'CUENTA', store: 'text' as const, was: 'CODIGO' },
      { name: 'PALABRAS', store: 'text' as const, was: 'CUENTA', frees: true },
    ]
    const stored = { ID: 1, CUENTA: taken, PALABRAS: 'Pichincha' }
    for (const _start of ['first', 'next']) {
      await prepare(aTable({ columns, indexes: [{ columns: ['CUENTA'] }] }))
      expect(await rows()).toMatchObject([stored])
    }
  },
)

test('a column that nobody declares stays with its values, through a new table too', async () => {
  const newer = withColumn({ name: 'TELEFONO', store: 'cents', nonNegative: true })
  await prepare({ ...newer, indexes: [...newer.indexes, { columns: ['TELEFONO'] }] })
  await insert({ ID: 1, NOMBRE: 'A', TELEFONO: 7 })
  const { left } = await prepare(aTable())
  expect(left).toEqual(['PHONE.TELEFONO is no longer declared'])
  await insert({ ID: 2, NOMBRE: 'B' })
  // SQLite rebuilds the table for a check
  const guarded = aTable().columns.map(column => ({
    ...column,
    ...(column.name === 'ID' && { nonNegative: true }),
  }))
  await prepare(aTable({ columns: guarded }))
  await prepare(newer)
  expect(await rows()).toMatchObject([
    { ID: 1, TELEFONO: 7 },
    { ID: 2, TELEFONO: null },
  ])
  await expect(insert({ ID: 3, TELEFONO: -1 })).rejects.toThrow()
})

test('a column that takes no empty value stops the start once nobody declares it, and is kept as a former column', async () => {
  await prepare(withColumn({ name: 'CODIGO', store: 'text', notNull: true }))
  await insert({ ID: 1, NOMBRE: 'A', CODIGO: 'x' })
  const stop = await prepare(aTable()).catch((error: unknown) => error)
  expect(String(stop)).toMatch(
    /PHONE\.CODIGO .*droppedColumns: \['CODIGO'\], or renamedFrom: 'CODIGO'/,
  )
  await prepare(withColumn({ name: 'CODIGO', store: 'text' }))
  await insert({ ID: 2, NOMBRE: 'B' })
  expect(await rows()).toMatchObject([{ CODIGO: 'x' }, { CODIGO: null }])
})

test('a table that nobody declares stays with its rows', async () => {
  await prepare(aTable(), aBrand())
  await db.write.insertInto('BRAND').values({ CODIGO: 'x' }).execute()
  expect((await prepare(aTable())).left).toEqual(['table BRAND is no longer declared'])
  expect((await prepare(aTable(), aBrand())).left).toEqual([])
  expect(await db.read.selectFrom('BRAND').select('CODIGO').execute()).toEqual([{ CODIGO: 'x' }])
})

const renamed = () =>
  aTable({
    columns: aTable().columns.map(column =>
      column.name === 'NOMBRE' ? { ...column, name: 'NAME', was: 'NOMBRE' } : column,
    ),
    indexes: [{ columns: ['NAME'], unique: true, live: true }],
  })

test('a release that renamed is taken back by the SQL that the start says', async () => {
  await prepare(aTable())
  await insert({ ID: 1, NOMBRE: 'A' })
  await prepare(renamed())
  const stop = await prepare(aTable()).catch((error: unknown) => error)
  expect(String(stop)).toContain('PHONE.NAME is what a newer version made of NOMBRE')
  await obey(stop)
  await prepare(aTable())
  expect(await rows()).toMatchObject([{ ID: 1, NOMBRE: 'A' }])
})

test('a rename is refused while another version uses the database', async () => {
  await prepare(aTable())
  await insert({ ID: 1, NOMBRE: 'A' })
  const others = async () => ['front:12']
  const release = (tables: TableSpec[]) =>
    prepareDatabase(db, tables, { hash: JSON.stringify(tables), others })
  await expect(release([renamed()])).rejects.toThrow(
    'PHONE.NOMBRE to NAME is a rename, and another version runs at front:12',
  )
  await release([withColumn({ name: 'NEW', store: 'text' })])
  expect(await rows()).toMatchObject([{ NOMBRE: 'A', NEW: null }])
})

test('a changed type stops the start, and the SQL it gives converts the values', async () => {
  await prepare(aTable())
  await insert({ ID: 1, NOMBRE: '42' })
  const columns = aTable().columns.map(column =>
    column.name === 'NOMBRE' ? { ...column, store: 'int' as const } : column,
  )
  const stop = await prepare(aTable({ columns })).catch((error: unknown) => error)
  expect(String(stop)).toContain('PHONE.NOMBRE changes from text to')
  await obey(stop)
  await prepare(aTable({ columns }))
  expect(await rows()).toMatchObject([{ NOMBRE: 42 }])
})

test.each<[string, Partial<ColumnSpec>, string]>([
  ['not null', { notNull: true }, 'rows without a value'],
  ['non-negative', { nonNegative: true }, 'negative values'],
])('a column becomes %s only if its rows agree', async (_name, change, reason) => {
  const with_ = (more: Partial<ColumnSpec>) => withColumn({ name: 'N', store: 'int', ...more })
  await prepare(with_({}))
  await insert({ ID: 1, N: -1 })
  await insert({ ID: 2, N: null })
  await expect(prepare(with_(change))).rejects.toThrow(reason)
  await db.write.updateTable('PHONE').set({ N: 1 }).execute()
  await prepare(with_(change))
  await expect(insert({ ID: 3, N: change.notNull ? null : -1 })).rejects.toThrow()
  await prepare(with_({}))
  await insert({ ID: 3, N: change.notNull ? null : -1 })
})

test('a search table that comes later is filled from the rows', async () => {
  await prepare(aTable({ search: false }))
  await insert({ ID: 7, NOMBRE: 'A', _SEARCH: 'samsung galaxy' })
  await prepare(aTable())
  if (db.dialect === 'postgres') return
  const found = await db.all('select rowid as id from "PHONE_FTS" where "PHONE_FTS" match ?', [
    '"gal" AND "ala" AND "lax"',
  ])
  expect(found.map(row => row.id)).toEqual([7])
})

test('processes that start at once prepare one database', async () => {
  await Promise.all([prepare(aTable()), prepare(aTable()), prepare(aTable())])
  await insert({ ID: 1, NOMBRE: 'A' })
  expect(await rows()).toHaveLength(1)
})
