import type { Db } from './db'
import { pause } from './retry'

const LEASE_MS = 30_000
const POLL_MS = 200

/**
 * Lets one process at a time do a job, by a row: session locks do not survive a pooler and CockroachDB has
 * none. The holder renews the lease while it works; an expired lease is free.
 */
export async function withLease<T>(
  db: Db,
  { name, leaseMs = LEASE_MS }: { readonly name: string; readonly leaseMs?: number },
  work: () => Promise<T>,
): Promise<T> {
  const lease = { name, owner: crypto.randomUUID(), leaseMs }
  while (!(await take(db, lease))) await pause(POLL_MS)
  // The next renewal makes up for a failed one.
  const renew = () => void take(db, lease).catch(() => undefined)
  const timer = setInterval(renew, leaseMs / 3).unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await db.write
      .deleteFrom('_LOCK')
      .where('NAME', '=', name)
      .where('OWNER', '=', lease.owner)
      .execute()
  }
}

interface Lease {
  readonly name: string
  readonly owner: string
  readonly leaseMs: number
}

/** Also renews a lease this process already holds. */
async function take(db: Db, { name, owner, leaseMs }: Lease): Promise<boolean> {
  const now = Date.now()
  const row = {
    NAME: name,
    OWNER: owner,
    UNTIL: new Date(now + leaseMs).toISOString(),
  }
  const taken = await db.write
    .insertInto('_LOCK')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('NAME')
        .doUpdateSet(row)
        .where(eb =>
          eb.or([
            eb('_LOCK.UNTIL', '<', new Date(now).toISOString()),
            eb('_LOCK.OWNER', '=', owner),
          ]),
        ),
    )
    .returning('OWNER')
    .executeTakeFirst()
  return taken?.OWNER === owner
}
