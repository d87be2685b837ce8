import { afterEach, beforeEach } from 'vitest'
import type { Db } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import type { TableSpec } from '../../../server/db/spec'
import { openTestDb, type TestDb } from '../testDb'

/** A fresh database with these tables for each test of the file. */
export function freshDb(tables: TableSpec[] = []): { db: () => Db } {
  let current: TestDb
  beforeEach(async () => {
    current = await openTestDb()
    await prepareDatabase(current.db, tables, JSON.stringify(tables))
  })
  afterEach(() => current.drop())
  return { db: () => current.db }
}

/** A table with a text, an amount and a reference, as of a schema. */
export const aTable = (change: Partial<TableSpec> = {}): TableSpec => ({
  name: 'PHONE',
  primaryKey: ['ID'],
  columns: [
    { name: 'ID', store: 'int' },
    { name: 'NOMBRE', store: 'text' },
    { name: 'COSTO', store: 'cents', nonNegative: true },
    { name: 'ACTIVO', store: 'bool' },
    { name: '_SEARCH', store: 'text' },
    { name: '_DELETED_AT', store: 'instant' },
  ],
  foreignKeys: [],
  indexes: [{ columns: ['NOMBRE'], unique: true, live: true }],
  search: true,
  ...change,
})
