import type { Config } from '../base/config'
import type { AppContext, DemoAccount } from '../http/appContext'
import { demoAccounts, demoPassword } from './accounts'

/**
 * Seeds an empty database if configured or by default. Returns the demo accounts that can sign in; none in
 * a database with other data.
 */
export async function seed(
  context: AppContext,
  mode: Config['seed'],
): Promise<readonly DemoAccount[]> {
  if (mode !== 'none' && (await isEmpty(context))) {
    const { plantDemo } = await import('./plantDemo')
    await plantDemo(context)
  }
  return existingAccounts(context)
}

async function isEmpty({ db, catalogue }: AppContext) {
  const first = await db.read
    .selectFrom(catalogue.get('users').table)
    .select('ID')
    .limit(1)
    .execute()
  return first.length === 0
}

/** Accounts the demo password still opens; the address alone does not prove a demo account. */
async function existingAccounts({ db, catalogue, hash }: AppContext): Promise<DemoAccount[]> {
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
  const existing = new Set(opened)
  return demoAccounts
    .filter(({ email }) => existing.has(email))
    .map(({ email, role }) => ({ email, role, password: demoPassword }))
}
