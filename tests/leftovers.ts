import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { directUrl } from './server/aDatabase'

/** Removes this run's temporary files and PostgreSQL databases at its end. */
export function setup() {
  const run = process.env.TEST_RUN
  if (!run) throw new Error('vitest.config.ts names each run')
  return async () => {
    for (const name of readdirSync(tmpdir()).filter(each => each.startsWith(`mostrador-${run}-`)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
    if (directUrl()) await dropSchemas(directUrl(), run)
  }
}

async function dropSchemas(connectionString: string, run: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('set client_min_messages = warning')
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1)',
    [`t_${run}_`],
  )
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  const left = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [`t_${run}_`],
  )
  for (const { name } of left.rows) {
    await client.query(`drop database ${name} with (force)`)
    await client.query(`drop role if exists ${name}`)
  }
  await client.end()
}
