import pg from 'pg'

/** Database of the server under test; it may be a pooler's. */
export const databaseUrl = () => process.env.TEST_DATABASE_URL ?? ''

/** PostgreSQL itself, for changes that tests make to it: `TEST_DIRECT_URL` if `TEST_DATABASE_URL` is a pooler's. */
export const directUrl = () => process.env.TEST_DIRECT_URL || databaseUrl()

export interface OwnDatabase {
  readonly name: string
  /** As its owner, a role of the same name without superuser rights. A pooler signs in under its own name. */
  readonly url: string
  /** The same, bypassing the pooler. */
  readonly direct: string
  /** Runs a statement as superuser. */
  run(statement: string): Promise<Record<string, unknown>[]>
  drop(): Promise<void>
}

/** Name of a database or schema; `tests/leftovers.ts` drops those left by this run. */
export const newName = () => `t_${process.env.TEST_RUN}_${crypto.randomUUID().replaceAll('-', '')}`

/** A separate database with its own user, for tests that change the whole database. */
export async function aDatabase(): Promise<OwnDatabase> {
  const name = newName()
  await run(directUrl(), `create role ${name} login`)
  await run(directUrl(), `create database ${name} owner ${name}`)
  const own = (there: string) => Object.assign(new URL(there), { pathname: name, username: name })
  return {
    name,
    url: own(databaseUrl()).href,
    direct: own(directUrl()).href,
    run: statement => run(directUrl(), statement),
    drop: async () => {
      await run(directUrl(), `drop database ${name} with (force)`)
      await run(directUrl(), `drop role ${name}`)
    },
  }
}

export async function run(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => 'it was told to go')
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
