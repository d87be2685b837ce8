import { type Present, statuses } from '../../../src/contracts/chat'
import { recordChangeEvent } from '../../audit/changeEvents'
import type { Db, DbReader, Trx } from '../../db/db'

type Status = (typeof statuses)[number]
type Presence = Omit<Present, 'id'>

/** Name of presence changes on the live stream. */
export const PRESENCE = 'presence'

/** Interval of signals from a browser; it counts as gone after `LOST_MS` without one. */
const EVERY_MS = 30_000
const TIMEOUT_MS = 75_000
/**
 * Grace period after the last event stream closes. A page reload reconnects within it and is not reported
 * as sign-off.
 */
const BACK_MS = 4_000

interface PresenceNotes {
  /** Records a signal: one write per user and half minute, however many streams are open. */
  here(userId: number): Promise<void>
  /** The user's last stream at this process closed. */
  left(userId: number): Promise<void>
  /** Announces users who did not return, of all processes. */
  sweep(): Promise<void>
}

/** Presence shared by all processes: one row per user and process, with its expiry. */
export function createPresence(db: Db, clock: () => Date): PresenceNotes {
  const PLACE = crypto.randomUUID()
  const noted = new Map<number, number>()
  /** Orders writes of a user, so that a return follows its departure. */
  const leaving = new Map<number, Promise<unknown>>()
  const later = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  return {
    async here(userId) {
      const now = clock().getTime()
      if (now - (noted.get(userId) ?? 0) < EVERY_MS) return
      noted.set(userId, now)
      await leaving.get(userId)
      await db.transaction(async trx => {
        const isNew = (await presentUsers(trx, [userId], later(0))).size === 0
        const row = { USER_ID: userId, PLACE, UNTIL: later(TIMEOUT_MS) }
        await trx
          .insertInto('_PRESENT')
          .values(row)
          .onConflict(conflict =>
            conflict.columns(['USER_ID', 'PLACE']).doUpdateSet({ UNTIL: row.UNTIL }),
          )
          .execute()
        await note(trx, { USER_ID: userId, AT: later(0) })
        if (isNew) await announce(trx, userId, later(0))
      })
    },
    async left(userId) {
      noted.delete(userId)
      const noting = db.write
        .updateTable('_PRESENT')
        .set({ UNTIL: later(BACK_MS) })
        .where(eb => eb.and({ USER_ID: userId, PLACE }))
        .execute()
        .finally(() => leaving.delete(userId))
      leaving.set(userId, noting)
      await noting
    },
    async sweep() {
      const now = later(0)
      const over = db.read.selectFrom('_PRESENT').select('USER_ID').where('UNTIL', '<=', now)
      if (!(await over.limit(1).executeTakeFirst())) return
      await db.transaction(async trx => {
        const expired = await trx
          .deleteFrom('_PRESENT')
          .where('UNTIL', '<=', now)
          .returning('USER_ID')
          .execute()
        const ids = [...new Set(expired.map(({ USER_ID }) => Number(USER_ID)))]
        const stillPresent = await presentUsers(trx, ids, now)
        for (const id of ids) if (!stillPresent.has(id)) await announce(trx, id, now)
      })
    },
  }
}

/** Sets the status a user chose; it stays until changed. */
export const setStatus = (db: Db, clock: () => Date, own: { userId: number; status: Status }) =>
  db.transaction(async trx => {
    const AT = clock().toISOString()
    await note(trx, { USER_ID: own.userId, AT, STATUS: own.status })
    await announce(trx, own.userId, AT)
  })

const note = (trx: Trx, row: { USER_ID: number; AT: string; STATUS?: Status }) => {
  const { USER_ID, ...values } = row
  return trx
    .insertInto('_PRESENCE')
    .values({ ...row, REV: 0 })
    .onConflict(conflict => conflict.column('USER_ID').doUpdateSet(values))
    .execute()
}

/** Sent without company, because a user may work in several. */
async function announce(trx: Trx, userId: number, AT: string) {
  const { REV } = await trx
    .updateTable('_PRESENCE')
    .set(eb => ({ REV: eb(eb.fn.coalesce('REV', eb.val(0)), '+', 1) }))
    .where('USER_ID', '=', userId)
    .returning('REV')
    .executeTakeFirstOrThrow()
  await recordChangeEvent(trx, {
    ...{ RESOURCE: PRESENCE, RECORD_ID: String(userId), VERSION: Number(REV) },
    ...{ tenant: null, BY: userId, AT },
  })
}

async function presentUsers(db: DbReader, ids: readonly number[], now: string) {
  if (ids.length === 0) return new Set<number>()
  const rows = await db
    .selectFrom('_PRESENT')
    .select('USER_ID')
    .where('USER_ID', 'in', ids)
    .where('UNTIL', '>', now)
    .execute()
  return new Set(rows.map(({ USER_ID }) => Number(USER_ID)))
}

export async function presenceByUser(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Presence>> {
  const [rows, there] = await Promise.all([
    ids.length
      ? db.read.selectFrom('_PRESENCE').selectAll().where('USER_ID', 'in', ids).execute()
      : [],
    presentUsers(db.read, ids, now.toISOString()),
  ])
  const rowByUser = new Map(rows.map(row => [Number(row.USER_ID), row]))
  return new Map(
    ids.map(id => {
      const row = rowByUser.get(id)
      const storedStatus = statuses.find(status => status === row?.STATUS) ?? 'online'
      const lastActivity = row ? String(row.AT) : null
      return [id, { status: there.has(id) ? storedStatus : 'offline', lastActivity }]
    }),
  )
}
