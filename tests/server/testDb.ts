import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, sql } from '../../server/db/db'
import { openPostgres } from '../../server/db/postgres/openPostgres'
import { openSqlite } from '../../server/db/sqlite/openSqlite'
import { aDatabase, databaseUrl, directUrl, newName, run } from './aDatabase'

export interface TestDb {
  readonly db: Db
  readonly drop: () => Promise<void>
}

/** Place of a database: opened by each file that uses it, dropped with its content. */
export interface Place {
  open(): Promise<Db>
  drop(): Promise<void>
}

/** An empty separate database: a file, or with `TEST_DB=postgres` a part of TEST_DATABASE_URL. */
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

/** A new folder, removed by `drop` or at the end of the run. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), `mostrador-${process.env.TEST_RUN}-`))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

/** Without durability: test data may be lost on power loss. */
async function newFile(): Promise<Place> {
  const folder = temporaryFolder()
  const open = async () => {
    const db = openSqlite(join(folder.path, 'mostrador.db'))
    await sql`pragma synchronous = off`.execute(db.write)
    return db
  }
  return { open, drop: async () => folder.drop() }
}

/** A database, because the name of a cheaper schema would have to pass through a pooler. */
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
