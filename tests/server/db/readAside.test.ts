import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../../server/db/db'
import { openSqlite } from '../../../server/db/sqlite/openSqlite'
import { temporaryFolder } from '../testDb'

const folder = temporaryFolder()
const fromSources = () => Promise.reject(new Error('sources have no worker thread'))
const db = openSqlite(join(folder.path, 'aside.db'), { ask: fromSources })
afterAll(async () => {
  await db.close()
  folder.drop()
})

test('reads aside see what is committed, write nothing, and are refused when they take too long', async () => {
  await sql`create table "T" ("A" integer primary key, "B" real)`.execute(db.write)
  await sql`insert into "T" values (1, 0.1), (2, null)`.execute(db.write)
  const { aside } = db
  if (!aside) throw new Error('no reads aside')
  const columns = [
    { name: 'A', store: 'int' },
    { name: 'B', store: 'real' },
  ] as const
  const rest = sql`from "T" order by "A"`
  expect(await aside.tuples(columns, rest)).toEqual([
    [1, 0.1],
    [2, null],
  ])
  expect(await aside.read.selectFrom('T').select('A').execute()).toHaveLength(2)
  await expect(sql`delete from "T"`.execute(aside.read)).rejects.toThrow('readonly')
  const endless = sql`with recursive n(n) as (select 1 union all select n + 1 from n) select max(n) from n where in_time()`
  await expect(endless.execute(aside.read)).rejects.toMatchObject({
    status: 422,
    code: 'conditionTooSlow',
  })
})
