import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Db } from '../server/db/db'
import { openPostgres } from '../server/db/postgres/openPostgres'
import { databaseFile, openEmbedded } from '../server/db/sqlite/openEmbeddedSqlite'
import { openSqlite } from '../server/db/sqlite/openSqlite'

/** A separate database for one run, with the variables for the server. */
export interface Place {
  readonly name: 'embedded' | 'PostgreSQL'
  readonly env: Readonly<Record<string, string>>
  open(): Promise<Db>
  /** A second connection beside the running server. */
  beside(): Promise<Db>
  drop(): Promise<void>
}

export function embeddedPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'))
  return {
    name: 'embedded',
    env: { DATA_DIR: folder },
    open: async () => openEmbedded(folder),
    beside: async () => openSqlite(databaseFile(folder)),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A schema that is dropped afterwards; undefined without a PostgreSQL. */
export async function postgresPlace(): Promise<Place | undefined> {
  const url = await findPostgres()
  if (!url) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'))
  const schema = `bench_${process.pid}_${places++}`
  await runAlone(url, `create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema},public`)
  const open = () => openPostgres(own.href, { connections: 10 })
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: own.href, DATA_DIR: folder },
    open,
    beside: open,
    drop: async () => {
      await runAlone(url, `drop schema ${schema} cascade`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let places = 0

async function findPostgres() {
  const near = 'postgres://postgres@127.0.0.1:5432'
  const urls = process.env.TEST_DATABASE_URL
    ? [process.env.TEST_DATABASE_URL]
    : [`${near}/test`, `${near}/postgres`]
  for (const url of urls) {
    const isThere = await runAlone(url, 'select 1').then(
      () => true,
      () => false, // not reachable or not permitted: the next one is tried
    )
    if (isThere) return url
  }
  return undefined
}

async function runAlone(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
