import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Config } from '../base/config'
import type { Rows } from '../db/db'
import type { Looking } from '../db/migration/preview'
import { openPostgres } from '../db/postgres/openPostgres'
import { databaseFile } from '../db/sqlite/openEmbeddedSqlite'
import { sqliteDialect } from '../db/sqlite/sqliteDialect'
import { SqliteFile } from '../db/sqlite/sqliteFile'

/** Opens the configured database read-only, also while a server runs; undefined if it does not exist. */
export async function openToLook({
  databaseUrl,
  dataDir,
}: Config): Promise<(Looking & { close(): Promise<void> }) | undefined> {
  if (databaseUrl) return openPostgres(databaseUrl, { connections: 1 })
  if (!existsSync(databaseFile(dataDir))) return undefined
  const file = new SqliteFile(databaseFile(dataDir), { bare: true })
  file.exec('pragma query_only = on')
  const read = new Kysely<Rows>({ dialect: sqliteDialect(file) })
  return { dialect: 'sqlite', read, close: async () => file.close() }
}
