import { expect, test } from 'vitest'
import { analyse, analyseGrown } from '../../../server/db/planner'
import { openTestDb } from '../testDb'

test.runIf(process.env.TEST_DB !== 'postgres')(
  'the planner learns sizes and no samples, which would make it plan anew for each value',
  async () => {
    const { db, drop } = await openTestDb()
    await db.write.schema.createTable('T').addColumn('A', 'integer').execute()
    await db.write.schema.createIndex('I').on('T').column('A').execute()
    await db.write
      .insertInto('T')
      .values([{ A: 1 }, { A: 2 }])
      .execute()
    await db.transaction(trx => analyse(trx, db.dialect))
    await analyseGrown(db.write)
    const statistics = await db.read
      .selectFrom('sqlite_master')
      .select('name')
      .where('name', 'like', 'sqlite_stat%')
      .execute()
    expect(statistics).toEqual([{ name: 'sqlite_stat1' }])
    await drop()
  },
)
