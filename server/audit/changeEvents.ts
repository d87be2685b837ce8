import { tenantColumn } from '../../src/base/business'
import { type Db, sql, type Trx } from '../db/db'

/** Announcement of a change: names the record, without values. */
interface Announced {
  readonly RESOURCE: string
  readonly RECORD_ID: string
  readonly VERSION: number
  readonly BY: number
  readonly AT: string
  /** Tenant of the record; null for one that all share. */
  readonly tenant: string | null
}

export const KEPT_MS = 15 * 60_000

/**
 * Written in the transaction of the change. The sequence number is assigned later (`live/liveEvents.ts`),
 * because assigning it here would block other writers. A repeated announcement keeps the first time.
 */
export const recordChangeEvent = (
  trx: Trx,
  { RESOURCE, RECORD_ID, VERSION, tenant, ...signed }: Announced,
) => {
  const rest = { [tenantColumn()]: tenant, ...signed }
  const insert = sql.into('_EVENT', { RESOURCE, RECORD_ID, VERSION, ...rest })
  const anew = [tenantColumn(), 'BY'].map(
    name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  )
  const at = sql`"AT" = case when "_EVENT"."SEQ" is null then "_EVENT"."AT" else excluded."AT" end`
  // A record created again after a permanent delete starts at version 1.
  return sql`${insert} on conflict ("RESOURCE", "RECORD_ID", "VERSION") do update set ${sql.join([...anew, at])}, "SEQ" = null`.execute(
    trx,
  )
}

/** A client that was away longer reads everything again. */
export const forgetEvents = ({ write }: Db, now: Date) =>
  write
    .deleteFrom('_EVENT')
    .where('AT', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
