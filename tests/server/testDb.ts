import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../server/db/db'
import { openPostgres } from '../../server/db/openPostgres'
import { openSqlite } from '../../server/db/openSqlite'
import { aDatabase, databaseUrl, directUrl, newName, run } from './aDatabase'

export interface TestDb {
  readonly db: Db
  readonly drop: () => Promise<void>
}

/** Where a database lies: opened anew by each file that borrows it, dropped with all that is in it. */
export interface Place {
  open(): Promise<Db>
  drop(): Promise<void>
}

/** An empty database of its own: a file, or with `TEST_DB=postgres` a part of TEST_DATABASE_URL. */
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
  process.env.TEST_DB === 'postgres' ? newPostgres() : newFile()

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

/** A schema costs less than a database, but its name would have to pass through a pooler. */
const newPostgres = (): Promise<Place> =>
  directUrl() === databaseUrl() ? newSchema() : newDatabase()

async function newSchema(): Promise<Place> {
  const schema = newName()
  await run(directUrl(), `set client_min_messages = warning; create schema ${schema}`)
  const own = new URL(directUrl())
  own.searchParams.set('options', `-c search_path=${schema},public -c synchronous_commit=off`)
  return {
    open: () => openPostgres(own.href, { connections: 4 }),
    drop: async () => {
      await run(directUrl(), `set client_min_messages = warning; drop schema ${schema} cascade`)
    },
  }
}

async function newDatabase(): Promise<Place> {
  const { name, url, run, drop } = await aDatabase()
  await run(`alter database ${name} set synchronous_commit = off`)
  return { open: () => openPostgres(url, { connections: 4 }), drop }
}
