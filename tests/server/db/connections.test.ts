import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../../server/base/log'
import { Refusal } from '../../../server/base/refusal'
import { loggedFaults } from '../../../server/db/databaseFaults'
import { type Db, sql } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { openPostgres, type PostgresOptions } from '../../../server/db/postgres/openPostgres'
import { aDatabase, type OwnDatabase } from '../aDatabase'
import { aTable } from './freshDb'

const isPostgres = process.env.TEST_DB === 'postgres'
const onPostgres = test.runIf(isPostgres)
let own: OwnDatabase
let opened: Db[]
let lines: string[]

beforeEach(async () => {
  if (!isPostgres) return
  own = await aDatabase()
  opened = []
  lines = []
})
afterEach(async () => {
  if (!isPostgres) return
  await Promise.all(opened.map(db => db.close()))
  await own.drop()
})

async function open(options: PostgresOptions = {}) {
  const troubles = loggedFaults(createLog(line => lines.push(String(JSON.parse(line).event))))
  const db = await openPostgres(own.direct, { faults: troubles, ...options })
  opened.push(db)
  await prepareDatabase(db, [aTable()], 'x')
  return db
}

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const insert = (db: Db, ID: number) =>
  db.transaction(async trx => {
    // a query outside the transaction uses another connection
    await sql`select ${ID}::int`.execute(db.read)
    await db.tuples([{ name: 'ID', store: 'int' }], sql`from "PHONE" limit ${1}`)
    const row = { ID, NOMBRE: `N${await db.nextId('PHONE')}` }
    await trx.insertInto('PHONE').values(row).execute()
  })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  )
const connectionsThere = async () =>
  Number(
    (await own.run(`select count(*) as n from pg_stat_activity where datname = '${own.name}'`))[0]
      ?.n,
  )

onPostgres.each([1, 2, 3, 4, 12])(
  'with %i connections in all, whoever comes waits for one of them',
  async connections => {
    const db = await open({ connections })
    let most = 0
    let working = true
    const watch = async () => {
      do most = Math.max(most, await connectionsThere())
      while (working)
    }
    const watching = watch()
    await times(
      40,
      async n => void (await (connections === 1 ? plainInsert(db, n) : insert(db, n))),
    )
    working = false
    await watching
    // the connections stay open after the work
    expect(await connectionsThere()).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(connections)
    expect(await db.all('select count(*) as n from "PHONE"', [])).toEqual([{ n: 40 }])
  },
)

/** A transaction with a single connection cannot query outside itself. */
const plainInsert = (db: Db, ID: number) =>
  db.transaction(trx =>
    trx
      .insertInto('PHONE')
      .values({ ID, NOMBRE: `N${ID}` })
      .execute(),
  )

onPostgres(
  'a server that gives no more connections keeps nobody from those there are',
  async () => {
    const db = await open()
    await pause(50)
    await own.run(`alter role ${own.name} connection limit 4`)
    expect(await db.room?.()).toBe(4)
    await db.close()
    const few = await open()
    await times(60, n => insert(few, n))
    expect(await few.all('select count(*) as n from "PHONE"', [])).toEqual([{ n: 60 }])
  },
)

onPostgres('a server that turns read-only is left, and taken up again by itself', async () => {
  const db = await open({ connections: 6 })
  await insert(db, 1)
  // existing and new connections become read-only
  const turn = `select set_config('default_transaction_read_only', 'on', false), pg_sleep(0.2)`
  await times(6, () => db.all(turn, []))
  await own.run(`alter database ${own.name} set default_transaction_read_only = on`)
  expect(await times(4, n => refusalOf(insert(db, n + 2)))).toEqual([503, 503, 503, 503])
  expect(await refusalOf(db.nextId('OTHER'))).toBe(503)
  expect(await db.isWritable?.()).toBe(false)
  await own.run(`alter database ${own.name} set default_transaction_read_only = off`)
  await expect.poll(() => refusalOf(insert(db, 9))).toBeUndefined()
  expect(await db.isWritable?.()).toBe(true)
  expect(lines).toEqual(['database read-only', 'database writable again'])
})

onPostgres('a database that is lost is one line, and one when it is back', async () => {
  const db = await open()
  await times(12, () => db.all('select pg_sleep(0.1)', []))
  const sendRequest = times(8, () => refusalOf(db.all('select pg_sleep(3)', [])))
  await pause(100)
  const others = `datname = '${own.name}' and pid <> pg_backend_pid()`
  await own.run(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
  expect(new Set(await sendRequest)).toEqual(new Set([503]))
  await expect.poll(() => refusalOf(insert(db, 1))).toBeUndefined()
  expect(lines).toEqual(['database away', 'database back'])
})

onPostgres('who waits for a row longer than five seconds is told to come back', async () => {
  const db = await open()
  await insert(db, 1)
  const change = sql`update "PHONE" set "NOMBRE" = ${'x'} where "ID" = ${1}`
  await db.transaction(async trx => {
    await change.execute(trx)
    const begun = Date.now()
    expect(await refusalOf(db.transaction(other => change.execute(other)))).toBe(503)
    expect(Date.now() - begun).toBeGreaterThan(4_500)
    expect(Date.now() - begun).toBeLessThan(30_000)
  })
})

onPostgres(
  'after its end nothing is asked of it, and whoever does is told to come back',
  async () => {
    const db = await open()
    await db.close()
    await db.close()
    for (const late of [
      () => insert(db, 1),
      () => db.all('select 1 as x', []),
      () => db.nextId('X'),
    ])
      expect(await refusalOf(late())).toBe(503)
  },
)
