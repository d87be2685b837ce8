import type { Config } from '../base/config'
import type { AppContext, DemoAccount } from '../http/appContext'
import { keepRows, seedWhole } from './seedWhole'

interface Demo {
  readonly accounts: readonly Omit<DemoAccount, 'password'>[]
  /** Of every account. */
  readonly password: string
  /** Writes the accounts and invented records. */
  readonly plant: (context: AppContext) => Promise<void>
}

/**
 * Seeds an empty database if configured or by default. Returns the demo accounts that can sign in; none in
 * a database with other data.
 */
export async function seedDemo(
  context: AppContext,
  mode: Config['seed'],
  demo: Demo,
): Promise<readonly DemoAccount[]> {
  if (mode === 'none') await keepRows(context)
  else await seedWhole(context, demo.plant)
  return existingAccounts(context, demo)
}

/** Accounts the demo password still opens; the address alone does not prove a demo account. */
async function existingAccounts({ db, catalogue, hash }: AppContext, { accounts, password }: Demo) {
  const { table } = catalogue.get('users')
  const emails = accounts.map(({ email }) => email)
  const rows = await db.read
    .selectFrom(table)
    .select(['EMAIL', 'PASSWORD'])
    .where('EMAIL', 'in', emails)
    .where('_DELETED_AT', 'is', null)
    .execute()
  const opened = await Promise.all(
    rows.map(async ({ EMAIL, PASSWORD }) =>
      typeof PASSWORD === 'string' && (await hash.verify(PASSWORD, password)) ? EMAIL : null,
    ),
  )
  const existing = new Set(opened)
  return accounts
    .filter(({ email }) => existing.has(email))
    .map(({ email, role }) => ({ email, role, password }))
}
