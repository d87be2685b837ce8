import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../server/base/refusal'
import { type Db, sql } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { openPostgres } from '../../../server/db/postgres/openPostgres'
import { run } from '../aDatabase'
import { aPooler, hasPooler, type Pooler } from '../aPooler'
import { aTable } from './freshDb'

const onPooler = test.runIf(hasPooler)
const tables = [aTable()]
let pooler: Pooler
let processes: Db[]

beforeEach(async () => {
  if (!hasPooler) return
  pooler = await aPooler()
  processes = [await openPostgres(pooler.url), await openPostgres(pooler.url)]
  await prepareDatabase(processes[0] as Db, tables, 'x')
})
afterEach(async () => {
  if (!hasPooler) return
  await Promise.all(processes.map(db => db.close()))
  await pooler.close()
})

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const insert = (db: Db, ID: number, NOMBRE: string) =>
  db.transaction(trx => trx.insertInto('PHONE').values({ ID, NOMBRE }).execute())

onPooler(
  'two processes write and read behind it, and none meets a statement of the other',
  async () => {
    const [one, other] = processes as [Db, Db]
    const sendRequest = [
      (db: Db, id: number) => db.all('select "NOMBRE" as x from "PHONE" where "ID" = $1', [id]),
      (db: Db, id: number) => db.all('select "ID" * 2 as x from "PHONE" where "ID" = $1', [id]),
    ] as const
    await times(20, n => insert(n % 2 ? one : other, n, `N${n}`))
    const found = await times(60, async n => {
      // each starts with the other's second query
      const db = n % 2 ? one : other
      const [first, second] = n % 2 ? sendRequest : [sendRequest[1], sendRequest[0]]
      const [a, b] = [await first(db, n % 20), await second(db, n % 20)].map(([row]) => row?.x)
      return n % 2 ? [a, b] : [b, a]
    })
    expect(found).toEqual(Array.from({ length: 60 }, (_, n) => [`N${n % 20}`, (n % 20) * 2]))
  },
)

// other databases of the same server also move the mark: it means that something may have been written
onPooler('a mark is told however often it is asked, and is another after a write', async () => {
  const [one, other] = processes as [Db, Db]
  const marks = await times(40, n => (n % 2 ? one : other).written?.() as Promise<string>)
  for (const mark of marks) expect(mark).toMatch(/^\d+:\d+:/)
  await insert(one, 1, 'A')
  expect(marks).not.toContain(await other.written?.())
})

onPooler('a transaction has its limits, and leaves none behind on the connection', async () => {
  const shown = sql<Record<string, string>>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
  await times(6, async n => {
    const db = processes[n % 2] as Db
    const { rows } = await db.transaction(trx => shown.execute(trx))
    expect(rows).toEqual([{ lock: '5s', statement: '15s' }])
  })
  expect((await shown.execute((processes[0] as Db).read)).rows).toEqual(
    await run(pooler.direct, shown.textFor('postgres')),
  )
})

onPooler('ids, pages and parts of a transaction come through it too', async () => {
  const [one] = processes as [Db]
  const ids = await times(80, () => one.nextId('PHONE'))
  expect(new Set(ids).size).toBe(80)
  await one.transaction(async trx => {
    await trx.insertInto('PHONE').values({ ID: 1, NOMBRE: 'A' }).execute()
    const twin = () => trx.insertInto('PHONE').values({ ID: 1, NOMBRE: 'B' }).execute()
    await one.apart(trx, twin).catch(() => 'it is taken')
  })
  const page = await one.tuples([{ name: 'NOMBRE', store: 'text' }], sql`from "PHONE" limit ${5}`)
  expect(page).toEqual([['A']])
})

onPooler(
  'transactions that fill the pool and ask for more are told to come back, and the next finds room',
  async () => {
    const db = await openPostgres(pooler.url, { answerMs: 700 })
    processes.push(db)
    const request = (met: () => Promise<void>) =>
      db
        .transaction(async trx => {
          await sql`select 1 as one`.execute(trx)
          await met()
          await db.all('select 1 as one', [])
        })
        .then(
          () => 200,
          (error: unknown) => (error instanceof Refusal ? error.status : error),
        )
    let inside = 0
    let go = () => {}
    const allInside = new Promise<void>(resolve => {
      go = resolve
    })
    const meet = () => {
      if (++inside === 2) go()
      return allInside
    }
    expect(await Promise.all([request(meet), request(meet)])).toContain(503)
    expect(await request(async () => {})).toBe(200)
  },
)
