import { expect, test } from 'vitest'
import { type DbRow, sql } from '../../../server/db/db'
import { ReadLine } from '../../../server/db/postgres/readConnection'
import { databaseUrl, directUrl } from '../aDatabase'
import { aTable, freshDb } from './freshDb'

const { db } = freshDb([aTable()])
const onPostgres = test.runIf(process.env.TEST_DB === 'postgres')

const insert = (row: DbRow) => db().write.insertInto('PHONE').values(row).execute()
const phone = (id: number) => db().all('select * from "PHONE" where "ID" = $1', [id])

onPostgres('a statement that was prepared follows its table when that changes', async () => {
  await insert({ ID: 1, NOMBRE: 'A' })
  for (let time = 0; time < 4; time++) await phone(1) // on every connection that may be used
  await sql`alter table "PHONE" add "NEW" text`.execute(db().write)
  for (let time = 0; time < 4; time++)
    expect(await phone(1)).toMatchObject([{ NOMBRE: 'A', NEW: null }])
})

// PgBouncer (1.21 and later) tracks its clients' statements and fails when a client discards them
test.runIf(process.env.TEST_DB === 'postgres' && directUrl() === databaseUrl())(
  'a transaction whose prepared statements got lost is done once all the same',
  async () => {
    let attempts = 0
    await db().transaction(async trx => {
      attempts++
      await sql`insert into "PHONE" ("ID", "NOMBRE") values (${attempts}, ${'A'})`.execute(trx)
      await sql`deallocate all`.execute(trx)
      await sql`insert into "PHONE" ("ID", "NOMBRE") values (${attempts + 10}, ${'B'})`.execute(trx)
    })
    const rows = await db().read.selectFrom('PHONE').select('ID').orderBy('ID').execute()
    expect(rows).toEqual([{ ID: 2 }, { ID: 12 }])
  },
)

onPostgres('what is read together shares a connection, and a broken one is replaced', async () => {
  let tellBroken = (_: Error) => {}
  const broken = new Promise<Error>(resolve => {
    tellBroken = resolve
  })
  const line = new ReadLine({ connectionString: directUrl() }, tellBroken)
  const pid = async () =>
    (await (await line.client())?.query('select pg_backend_pid() as "PID"'))?.rows[0]?.PID
  const [first, second] = await Promise.all([pid(), pid()])
  expect(second).toBe(first)
  await db().all('select pg_terminate_backend($1::int)', [first])
  await broken
  expect(await pid()).not.toBe(first)
  await line.close()
})
