import type { Db, Trx } from './db'
import { fingerprint } from './fingerprint'

interface Once {
  readonly name: string
  /** What the work follows from. */
  readonly from: unknown
}

/** Does a work in one transaction where it follows from something else than the last time; answers whether it did. */
export async function onceFor(
  db: Db,
  { name: NAME, from }: Once,
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
