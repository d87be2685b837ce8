import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'

/** Tables, indexes and triggers of the embedded database, as SQL. */
export function sqliteSchema(folder) {
  return reading(folder, database =>
    Object.fromEntries(
      database
        .prepare(
          "select type || ' ' || name as name, sql from sqlite_master where sql is not null" +
            " and name not like 'sqlite%' order by 1",
        )
        .all()
        .map(({ name, sql }) => [name, sql.split('\n').map(line => line.trim())]),
    ),
  )
}

/** The server's note of the applied catalogue: its hash and the hash's input. */
export function fingerprints(folder) {
  return reading(folder, database =>
    Object.fromEntries(
      database
        .prepare('select "NAME", "HASH", "SPEC" from "_CATALOGUE" order by "NAME"')
        .all()
        .map(({ NAME, HASH, SPEC }) => [
          NAME,
          { hash: HASH, spec: SPEC ? JSON.parse(SPEC) : null },
        ]),
    ),
  )
}

/** Opens the database file of a data folder during a read. */
export function reading(folder, read) {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** The largest database file of the folder; lock files are excluded. */
export function databaseIn(folder) {
  const name = readdirSync(folder).find(file => file.endsWith('.db') && !file.startsWith('lock'))
  if (!name) throw new Error(`${folder} has no database`)
  return join(folder, name)
}

const postgresQueries = {
  columns: `select table_name || '.' || column_name as name, data_type || ' ' || is_nullable || ' ' ||
    coalesce(column_default, '') || ' ' || coalesce(collation_name, '') || ' ' ||
    coalesce(generation_expression, '') as told
    from information_schema.columns where table_schema = 'public' order by 1`,
  indexes: `select indexname as name, indexdef as told from pg_indexes where schemaname = 'public' order by 1`,
  constraints: `select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as told
    from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
}

/** The same for a PostgreSQL database. */
export const postgresSchema = url =>
  withClient(url, async client => {
    const schema = {}
    for (const [kind, query] of Object.entries(postgresQueries)) {
      const { rows } = await client.query(query)
      schema[kind] = Object.fromEntries(rows.map(({ name, told }) => [name, told]))
    }
    return schema
  })

/** A connection during the work. */
export async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty database that is dropped after the work. */
export async function inNewDatabase(server, work) {
  const name = `masters_${process.pid}_${++made}`
  const url = new URL(server)
  url.pathname = name
  await statement(server, `create database ${name}`)
  standing.set(name, server)
  try {
    return await work(url.href)
  } finally {
    await drop(name)
  }
}

/** Drops the databases of an interrupted run. */
export const dropDatabases = () => Promise.all([...standing.keys()].map(drop))

let made = 0
const standing = new Map()

async function drop(name) {
  const server = standing.get(name)
  standing.delete(name)
  await statement(server, `drop database if exists ${name} with (force)`)
}

const statement = (url, text) => withClient(url, client => client.query(text))
