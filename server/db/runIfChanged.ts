import type { Db, Trx } from './db'
import { fingerprint } from './fingerprint'

interface InputOfRun {
  readonly name: string
  /** The input the work depends on. */
  readonly from: unknown
}

/** Runs the work in a transaction if its input changed since the last run; returns whether it ran. */
export async function runIfChanged(
  db: Db,
  { name: NAME, from }: InputOfRun,
  work: (trx: Trx) => Promise<void>,
): Promise<boolean> {
  const HASH = await fingerprint(from)
  const known = await db.read
    .selectFrom('_CATALOGUE')
    .select('HASH')
    .where('NAME', '=', NAME)
    .executeTakeFirst()
  if (known?.HASH === HASH) return false
  const row = { NAME, HASH, AT: new Date().toISOString() }
  await db.transaction(async trx => {
    await work(trx)
    await trx
      .insertInto('_CATALOGUE')
      .values(row)
      .onConflict(conflict => conflict.column('NAME').doUpdateSet(row))
      .execute()
  })
  return true
}
