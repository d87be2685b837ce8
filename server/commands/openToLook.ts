import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Config } from '../config'
import type { Rows } from '../db/db'
import { databaseFile } from '../db/openEmbeddedSqlite'
import { openPostgres } from '../db/openPostgres'
import type { Looking } from '../db/preview'
import { SqliteFile } from '../db/sqlite'
import { sqliteDialect } from '../db/sqliteDialect'

/** The configured database to be read only, also while a server runs; undefined where there is none yet. */
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
