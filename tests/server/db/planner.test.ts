import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '../../../server/db/db'
import { analyse, analyseAdded, analyseGrown } from '../../../server/db/statistics'
import { openTestDb, type TestDb } from '../testDb'

const isSqlite = process.env.TEST_DB !== 'postgres'
let opened: TestDb

/** Like the tables of resources: an integer key, and an index of rows that are not deleted. */
beforeEach(async () => {
  opened = await openTestDb()
  const { write } = opened.db
  await sql`create table "T" ("ID" integer primary key, "A" text, "GONE" text)`.execute(write)
  await sql`create index "I" on "T" ("A", "ID") where "GONE" is null`.execute(write)
  await opened.db.transaction(trx => analyse(trx, opened.db.dialect))
})
afterEach(() => opened.drop())

/** PostgreSQL updates its counts after a delay. */
async function fill(from: number, to: number) {
  const rows = Array.from({ length: to - from }, (_, at) => ({ ID: from + at, A: `a${at % 7}` }))
  await opened.db.write.insertInto('T').values(rows).execute()
  if (!isSqlite) await sql`select pg_sleep(1.2)`.execute(opened.db.write)
}

const known = async () => {
  const counted = isSqlite
    ? sql<{
        size: number
      }>`select max(cast(stat as integer)) as size from sqlite_stat1 where tbl = 'T'`
    : sql<{ size: number }>`select reltuples as size from pg_class
        where relname = 'T' and relnamespace = current_schema()::regnamespace`
  return Number((await counted.execute(opened.db.read)).rows[0]?.size ?? 0)
}

test('a table that was empty at first is analysed as it fills, and again once it has doubled', async () => {
  expect(await known()).toBeLessThan(1)
  await fill(1, 501)
  expect(await analyseGrown(opened.db)).toEqual(['T'])
  expect(await known()).toBe(500)
  await fill(501, 701)
  expect(await analyseGrown(opened.db)).toEqual([])
  await fill(701, 1101)
  expect(await analyseGrown(opened.db)).toEqual(['T'])
  expect(await known()).toBe(1100)
  expect(await analyseGrown(opened.db)).toEqual([])
})

test('rows that one call adds are analysed at its end, and again once they have doubled', async () => {
  const added = async (from: number, to: number) => {
    await opened.db.write
      .insertInto('T')
      .values(Array.from({ length: to - from }, (_, at) => ({ ID: from + at, A: 'a' })))
      .execute()
    return analyseAdded(opened.db, { tables: ['T'], rows: to - from })
  }
  expect(await added(1, 51)).toEqual([])
  expect(await added(51, 201)).toEqual(['T'])
  expect(await known()).toBe(200)
  expect(await added(201, 301)).toEqual([])
  expect(await added(301, 501)).toEqual(['T'])
  expect(await known()).toBe(500)
})

test.runIf(isSqlite)(
  'of two indexes that begin with the same company the one that leaves few rows is taken',
  async () => {
    const { db } = opened
    for (const statement of [
      'create table "P" ("ID" integer primary key, "C" text, "K" int, "M" int, "N" text)',
      'create index "BY_NAME" on "P" ("C", "N", "ID")',
      'create index "BY_KIND_AND_MAKER" on "P" ("C", "K", "M", "ID")',
      `with recursive n(n) as (select 0 union all select n + 1 from n where n < 19999)
       insert into "P" select n, 'HT', n % 9, n % 10, 'n' || (n * 7919) % 20000 from n`,
    ])
      await sql.raw(statement).execute(db.write)
    expect(await analyseAdded(db, { tables: ['P'], rows: 20_000 })).toEqual(['P'])
    const request = sql`select * from "P" where "C" = ${'HT'} and "K" = 3 and "M" = 3 order by "N", "ID" limit 25`
    // explaining a plan does not refresh the statistics
    await request.execute(db.read)
    const plan = sql<{ detail: string }>`explain query plan ${request}`
    const { rows } = await plan.execute(db.read)
    expect(rows[0]?.detail).toContain('BY_KIND_AND_MAKER')
  },
)

test.runIf(isSqlite)('of empty tables nothing is known', async () => {
  const { rows } = await sql`select * from sqlite_stat1 where tbl = 'T'`.execute(opened.db.read)
  expect(rows).toEqual([])
})

test.runIf(isSqlite)(
  'statistics of former versions that say a full table is empty are mended',
  async () => {
    await fill(1, 501)
    await sql`insert into sqlite_stat1 values ('T', 'I', '0 0 0')`.execute(opened.db.write)
    expect(await analyseGrown(opened.db)).toEqual(['T'])
    expect(await known()).toBe(500)
  },
)

test.runIf(isSqlite)(
  'the planner learns sizes and no samples, which would make it plan anew for each value',
  async () => {
    await fill(1, 501)
    await analyseGrown(opened.db)
    const statistics = await opened.db.read
      .selectFrom('sqlite_master')
      .select('name')
      .where('name', 'like', 'sqlite_stat%')
      .execute()
    expect(statistics).toEqual([{ name: 'sqlite_stat1' }])
  },
)
