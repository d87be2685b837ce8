import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Db } from '../../server/db/db'
import { openPostgres } from '../../server/db/openPostgres'
import { openSqlite } from '../../server/db/openSqlite'

export interface TestDb {
  readonly db: Db
  readonly drop: () => Promise<void>
}

/** An empty database of its own: a file, or a schema of TEST_DATABASE_URL with `TEST_DB=postgres`. */
export const openTestDb = (): Promise<TestDb> =>
  process.env.TEST_DB === 'postgres' ? openSchema() : openFile()

/** A new folder that `drop` removes. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'mostrador-'))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

async function openFile(): Promise<TestDb> {
  const folder = temporaryFolder()
  const db = openSqlite(join(folder.path, 'mostrador.db'))
  const drop = async () => {
    await db.close()
    folder.drop()
  }
  return { db, drop }
}

async function openSchema(): Promise<TestDb> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test')
  const schema = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await runAlone(url.href, `create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema},public`)
  const db = await openPostgres(own.href, { connections: 4 })
  const drop = async () => {
    await db.close()
    await runAlone(url.href, `drop schema ${schema} cascade`)
  }
  return { db, drop }
}

async function runAlone(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set client_min_messages = warning')
  await client.query(statement)
  await client.end()
}
