import type { Config } from '../config'
import type { AppContext, DemoAccount } from '../routes/context'
import { demoAccounts, demoPassword } from './accounts'

/**
 * Invented data into an empty database, where it is wished for or nobody said otherwise. Answers the
 * demo accounts that can sign in: none where the database is somebody's own.
 */
export async function seed(
  context: AppContext,
  wish: Config['seed'],
): Promise<readonly DemoAccount[]> {
  if (wish !== 'none' && (await isEmpty(context))) {
    const { plantDemo } = await import('./plantDemo')
    await plantDemo(context)
  }
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

/** Those that the demo password still opens: an address alone may be anybody's. */
async function standingAccounts({ db, catalogue, hash }: AppContext): Promise<DemoAccount[]> {
  const { table } = catalogue.get('users')
  const emails = demoAccounts.map(({ email }) => email)
  const rows = await db.read
    .selectFrom(table)
    .select(['EMAIL', 'PASSWORD'])
    .where('EMAIL', 'in', emails)
    .where('_DELETED_AT', 'is', null)
    .execute()
  const opened = await Promise.all(
    rows.map(async ({ EMAIL, PASSWORD }) =>
      typeof PASSWORD === 'string' && (await hash.verify(PASSWORD, demoPassword)) ? EMAIL : null,
    ),
  )
  const standing = new Set(opened)
  return demoAccounts
    .filter(({ email }) => standing.has(email))
    .map(({ email, role }) => ({ email, role, password: demoPassword }))
}
