import type { Db, Trx } from '../db/db'
import { sql } from '../db/fragment'

/** A change as whoever looks on is told of it: what, never from what to what. */
export interface Announced {
  readonly RESOURCE: string
  readonly RECORD_ID: string
  readonly VERSION: number
  readonly EMPRESA: string | null
  readonly BY: number
  readonly AT: string
}

/** How long it is known what happened. */
export const KEPT_MS = 15 * 60_000

/**
 * Written with the change itself, so that none is told that was not made and none is made untold.
 * It gets its number later (`areas/live/events.ts`): one taken here would keep writers waiting. What is
 * told again before that keeps the time of the change it told of first.
 */
export const announce = (trx: Trx, { RESOURCE, RECORD_ID, VERSION, ...rest }: Announced) => {
  const told = sql.into('_EVENT', { RESOURCE, RECORD_ID, VERSION, ...rest })
  const { AT: _, ...others } = rest
  const anew = Object.keys(others).map(
    name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  )
  const at = sql`"AT" = case when "_EVENT"."SEQ" is null then "_EVENT"."AT" else excluded."AT" end`
  // a record that was thrown away for good begins at its first version again
  return sql`${told} on conflict ("RESOURCE", "RECORD_ID", "VERSION") do update set ${sql.join([...anew, at])}, "SEQ" = null`.execute(
    trx,
  )
}

/** Who was away for longer reads everything anew. */
export const forgetEvents = ({ write }: Db, now: Date) =>
  write
    .deleteFrom('_EVENT')
    .where('AT', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
