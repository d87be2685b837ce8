import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../server/db/db'
import { openPostgres } from '../../server/db/openPostgres'
import { openSqlite } from '../../server/db/openSqlite'

export interface TestDb {
  readonly db: Db
  readonly drop: () => Promise<void>
}

/** Where a database lies: opened anew by each file that borrows it, dropped with all that is in it. */
export interface Place {
  open(): Promise<Db>
  drop(): Promise<void>
}

/** An empty database of its own: a file, or a schema of TEST_DATABASE_URL with `TEST_DB=postgres`. */
export async function openTestDb(): Promise<TestDb> {
  const place = await newPlace()
  const db = await place.open()
  const drop = async () => {
    await db.close()
    await place.drop()
  }
  return { db, drop }
}

export const newPlace = async (): Promise<Place> =>
  process.env.TEST_DB === 'postgres' ? newSchema() : newFile()

/** A new folder that `drop` removes, or the end of the run. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), `mostrador-${process.env.TEST_RUN}-`))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

/** Nobody's data: what a power cut would take may be lost. */
async function newFile(): Promise<Place> {
  const folder = temporaryFolder()
  const open = async () => {
    const db = openSqlite(join(folder.path, 'mostrador.db'))
    await sql`pragma synchronous = off`.execute(db.write)
    return db
  }
  return { open, drop: async () => folder.drop() }
}

async function newSchema(): Promise<Place> {
  const schema = `t_${process.env.TEST_RUN}_${crypto.randomUUID().replaceAll('-', '')}`
  await runAlone(`create schema ${schema}`)
  const own = new URL(databaseUrl())
  own.searchParams.set('options', `-c search_path=${schema},public -c synchronous_commit=off`)
  return {
    open: () => openPostgres(own.href, { connections: 4 }),
    drop: () => runAlone(`drop schema ${schema} cascade`),
  }
}

const databaseUrl = () => process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

async function runAlone(statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query('set client_min_messages = warning')
  await client.query(statement)
  await client.end()
}
