import type { Db } from '../../server/db/db'
import { fingerprint } from '../../server/db/fingerprint'
import { prepareDatabase } from '../../server/db/migrate'
import type { TableSpec } from '../../server/db/spec'
import { emptyTables } from './rows'
import { newPlace, type Place, type TestDb } from './testDb'

/** Places with their tables made, which no file uses at the moment, by what tables they have. */
const idle = new Map<string, Place[]>()

/**
 * A database with these tables and no rows. Making a hundred tables takes PostgreSQL longer than most
 * files take to test, so the files of one worker hand a place on; `tests/leftovers.ts` drops it at the end.
 */
export async function lendDb(tables: readonly TableSpec[]): Promise<TestDb> {
  const hash = await fingerprint(tables)
  const place = idle.get(hash)?.pop() ?? (await newPlace())
  const db = await place.open()
  await prepareDatabase(db, tables, hash)
  return { db, drop: () => giveBack({ hash, place, db, tables }) }
}

interface Loan {
  readonly hash: string
  readonly place: Place
  readonly db: Db
  readonly tables: readonly TableSpec[]
}
async function giveBack({ hash, place, db, tables }: Loan) {
  await emptyTables(db, tables, ['_CATALOGUE'])
  await db.close()
  idle.set(hash, [...(idle.get(hash) ?? []), place])
}
