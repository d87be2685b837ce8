import type { Db } from './db'
import { pause } from './retry'

const LEASE_MS = 120_000
const POLL_MS = 200

/**
 * One process at a time, by a row: session locks do not survive a pooler and CockroachDB has none.
 * A holder that died gives way when its time is over.
 */
export async function withLease<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const owner = crypto.randomUUID()
  while (!(await take(db, name, owner))) await pause(POLL_MS)
  try {
    return await work()
  } finally {
    await db.write.deleteFrom('_LOCK').where('NAME', '=', name).where('OWNER', '=', owner).execute()
  }
}

async function take(db: Db, name: string, owner: string): Promise<boolean> {
  const now = Date.now()
  const row = {
    NAME: name,
    OWNER: owner,
    UNTIL: new Date(now + LEASE_MS).toISOString(),
  }
  const taken = await db.write
    .insertInto('_LOCK')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('NAME')
        .doUpdateSet(row)
        .where('_LOCK.UNTIL', '<', new Date(now).toISOString()),
    )
    .returning('OWNER')
    .executeTakeFirst()
  return taken?.OWNER === owner
}
