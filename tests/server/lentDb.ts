import type { Db } from '../../server/db/db'
import { fingerprint } from '../../server/db/fingerprint'
import { prepareDatabase } from '../../server/db/migration/migrate'
import type { TableSpec } from '../../server/db/spec'
import { business } from '../../src/base/business'
import { emptyTables } from './rows'
import { newPlace, type Place, type TestDb } from './testDb'

/** Unused places with created tables, by their tables. */
const idle = new Map<string, Place[]>()

/**
 * A database with these tables and no rows. PostgreSQL needs longer to create a hundred tables than most
 * files to run, so the files of a worker reuse places; `tests/leftovers.ts` drops them at the end.
 */
export async function lendDb(tables: readonly TableSpec[]): Promise<TestDb> {
  const hash = await fingerprint([business().name, tables])
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
