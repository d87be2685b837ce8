import { today } from '../../src/domain/day'
import type { Config } from '../config'
import type { Row } from '../db/db'
import { analyse } from '../db/planner'
import { recountTallies } from '../records/tally'
import type { AppContext, DemoAccount } from '../routes/context'
import { demoAccounts, demoPassword } from './accounts'
import { demoRecords } from './demoRecords'
import { plant, plantSearch } from './plant'
import { putDemoFiles } from './plantFiles'

/**
 * Invented data into an empty database, where it is wished for or nobody said otherwise. Answers the
 * demo accounts that can sign in: none where the database is somebody's own.
 */
export async function seed(
  context: AppContext,
  wish: Config['seed'],
): Promise<readonly DemoAccount[]> {
  if (wish !== 'none' && (await isEmpty(context))) await plantDemo(context)
  return standingAccounts(context)
}

async function isEmpty({ db, catalogue }: AppContext) {
  const first = await db.read
    .selectFrom(catalogue.get('users').table)
    .select('ID')
    .limit(1)
    .execute()
  return first.length === 0
}

async function plantDemo(context: AppContext) {
  const { db, catalogue, clock, hash, files } = context
  const password = await hash.hash(demoPassword)
  const planted = await db.transaction(async trx => {
    const shown: Row[] = []
    for (const { resource: name, company, records } of demoRecords(today(clock()))) {
      const resource = catalogue.get(name)
      const ready =
        name === 'users' ? records.map(user => ({ ...user, PASSWORD: password })) : records
      shown.push(...(await plant(db, trx, { resource, company, records: ready, now: clock() })))
    }
    for (const resource of catalogue.resources.values()) await plantSearch(db, trx, resource)
    await recountTallies(trx, catalogue)
    await analyse(trx, db.dialect)
    return shown
  })
  if (files) await putDemoFiles(files, planted)
}

async function standingAccounts({ db, catalogue }: AppContext): Promise<DemoAccount[]> {
  const { table } = catalogue.get('users')
  const emails = demoAccounts.map(({ email }) => email)
  const rows = await db.read
    .selectFrom(table)
    .select('EMAIL')
    .where('EMAIL', 'in', emails)
    .where('_DELETED_AT', 'is', null)
    .execute()
  const standing = new Set(rows.map(({ EMAIL }) => EMAIL))
  return demoAccounts
    .filter(({ email }) => standing.has(email))
    .map(({ email, role }) => ({ email, role, password: demoPassword }))
}
