import type { Db, Trx } from '../db/db'

/** A change as whoever looks on is told of it: what, never from what to what. */
export interface Announced {
  readonly RESOURCE: string
  readonly RECORD_ID: string
  readonly VERSION: number
  readonly EMPRESA: string | null
  readonly BY: number
  readonly AT: string
}

const KEPT_MS = 15 * 60_000

/**
 * Written with the change itself, so that none is told that was not made and none is made untold.
 * It gets its number later (`areas/live/events.ts`): one taken here would keep writers waiting.
 */
export const announce = (trx: Trx, event: Announced) =>
  trx
    .insertInto('_EVENT')
    .values({ ...event })
    // a record that was thrown away for good begins at its first version again
    .onConflict(conflict =>
      conflict.columns(['RESOURCE', 'RECORD_ID', 'VERSION']).doUpdateSet({ ...event, SEQ: null }),
    )
    .execute()

/** Who was away for longer reads everything anew. */
export const forgetEvents = ({ write }: Db, now: Date) =>
  write
    .deleteFrom('_EVENT')
    .where('AT', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
