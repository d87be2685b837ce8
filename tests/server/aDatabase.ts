import pg from 'pg'

/** What the server under test is given; a pooler may stand there. */
export const databaseUrl = () => process.env.TEST_DATABASE_URL ?? ''

/** PostgreSQL itself, for what a test does to it: `TEST_DIRECT_URL` where `TEST_DATABASE_URL` is a pooler's. */
export const directUrl = () => process.env.TEST_DIRECT_URL || databaseUrl()

export interface OwnDatabase {
  readonly name: string
  /** As its owner, a role of the same name that is no superuser. A pooler goes by a name of its own. */
  readonly url: string
  /** The same past the pooler. */
  readonly direct: string
  /** A statement of the superuser. */
  run(statement: string): Promise<Record<string, unknown>[]>
  drop(): Promise<void>
}

/** For a database or a schema; `tests/leftovers.ts` drops what is left of this run. */
export const newName = () => `t_${process.env.TEST_RUN}_${crypto.randomUUID().replaceAll('-', '')}`

/** A database of the test PostgreSQL for who turns the whole of it about; with the user of its own. */
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
