import type { Db } from '../../db/db'

export const statuses = ['online', 'away', 'busy'] as const
export type Status = (typeof statuses)[number]
export interface Presence {
  readonly status: Status | 'offline'
  readonly lastActivity: string | null
}

/** A browser is heard of at least so often; one that was not for longer than LOST is gone. */
const EVERY_MS = 40_000
const LOST_MS = 75_000

/** Notes that somebody is there, a write a person and 40 seconds however many streams they hold. */
export function createPresence(db: Db, clock: () => Date) {
  const noted = new Map<number, number>()
  return async (userId: number) => {
    const now = clock()
    if (now.getTime() - (noted.get(userId) ?? 0) < EVERY_MS) return
    noted.set(userId, now.getTime())
    await note(db, { USER_ID: userId, AT: now.toISOString() })
  }
}

/** What a person says of themselves, until they say otherwise. */
export const setStatus = (db: Db, clock: () => Date, own: { userId: number; status: Status }) =>
  note(db, { USER_ID: own.userId, AT: clock().toISOString(), STATUS: own.status })

const note = (db: Db, row: { USER_ID: number; AT: string; STATUS?: Status }) => {
  const { USER_ID, ...said } = row
  return db.write
    .insertInto('_PRESENCE')
    .values(row)
    .onConflict(conflict => conflict.column('USER_ID').doUpdateSet(said))
    .execute()
}

export async function presenceOf(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Presence>> {
  const rows = ids.length
    ? await db.read.selectFrom('_PRESENCE').selectAll().where('USER_ID', 'in', ids).execute()
    : []
  const known = new Map(rows.map(row => [Number(row.USER_ID), row]))
  return new Map(
    ids.map(id => {
      const row = known.get(id)
      const lastActivity = row ? String(row.AT) : null
      const isThere = lastActivity !== null && now.getTime() - Date.parse(lastActivity) < LOST_MS
      const said = statuses.find(status => status === row?.STATUS) ?? 'online'
      return [id, { status: isThere ? said : 'offline', lastActivity }]
    }),
  )
}
