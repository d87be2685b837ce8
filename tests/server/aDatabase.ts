import pg from 'pg'

const server = () => process.env.TEST_DATABASE_URL ?? ''

export interface OwnDatabase {
  readonly name: string
  /** As its owner, a role of the same name that is no superuser. */
  readonly url: string
  /** A statement of the superuser. */
  run(statement: string): Promise<Record<string, unknown>[]>
  drop(): Promise<void>
}

/** A database of the test PostgreSQL for who turns the whole of it about; with the user of its own. */
export async function aDatabase(): Promise<OwnDatabase> {
  const name = `t_${process.env.TEST_RUN}_${crypto.randomUUID().replaceAll('-', '')}`
  await run(server(), `create role ${name} login`)
  await run(server(), `create database ${name} owner ${name}`)
  const url = new URL(server())
  url.pathname = name
  url.username = name
  return {
    name,
    url: url.href,
    run: statement => run(server(), statement),
    drop: async () => {
      await run(server(), `drop database ${name} with (force)`)
      await run(server(), `drop role ${name}`)
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
