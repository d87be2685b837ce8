import { tenantColumn } from '../../src/base/business'
import { KEPT_MS } from '../audit/changeEvents'
import { type Db, type DbRow, sql, type Trx } from '../db/db'

export interface LiveEvent {
  readonly seq: number
  readonly resource: string
  /** Prefixed by the company where keys are unique per company. */
  readonly record: string
  readonly version: number
  readonly company: string | null
  readonly by: number
  readonly at: string
}

/** Events after a number. `isGap`: some have been deleted, or the number is unknown. */
export interface EventsAfter {
  readonly events: readonly LiveEvent[]
  readonly last: number
  readonly isGap: boolean
}

const COUNTER = '_EVENT'
const AT_ONCE = 1000

/**
 * Numbers committed events in one order for all processes. Returns the last number. Holding the counter row
 * makes numbers visible in order, so readers miss none; writers do not wait.
 */
export async function numberEvents(db: Db): Promise<number> {
  for (;;) {
    const { last, count } = await db.transaction(numberBatch)
    if (count < AT_ONCE) return last
  }
}

async function numberBatch(trx: Trx) {
  const counter = await trx
    .insertInto('_COUNTER')
    .values({ NAME: COUNTER, VALUE: 0 })
    .onConflict(conflict =>
      conflict.column('NAME').doUpdateSet(eb => ({ VALUE: eb.ref('_COUNTER.VALUE') })),
    )
    .returning('VALUE')
    .executeTakeFirstOrThrow()
  const last = Number(counter.VALUE)
  const numbered = await sql`
    with fresh as (
      select "RESOURCE", "RECORD_ID", "VERSION",
        row_number() over (order by "AT", "RESOURCE", "RECORD_ID", "VERSION") as "N"
      from "_EVENT" where "SEQ" is null
      order by "AT", "RESOURCE", "RECORD_ID", "VERSION" limit ${AT_ONCE}
    )
    update "_EVENT" set "SEQ" = cast(${last} as bigint) + fresh."N" from fresh
    where fresh."RESOURCE" = "_EVENT"."RESOURCE" and fresh."RECORD_ID" = "_EVENT"."RECORD_ID"
      and fresh."VERSION" = "_EVENT"."VERSION"
    returning "SEQ"`.execute(trx)
  const count = numbered.rows.length
  if (count > 0)
    await trx
      .updateTable('_COUNTER')
      .set({ VALUE: last + count })
      .where('NAME', '=', COUNTER)
      .execute()
  return { last: last + count, count }
}

/** Whether unnumbered events exist, and the last number. */
export async function eventsNow(db: Db): Promise<{ isWaiting: boolean; last: number }> {
  const [row] = await db.all<DbRow>(
    'select exists(select 1 from "_EVENT" where "SEQ" is null) as "WAITING",' +
      ` (select "VALUE" from "_COUNTER" where "NAME" = '_EVENT') as "LAST"`,
    [],
  )
  return { isWaiting: Boolean(row?.WAITING), last: Number(row?.LAST ?? 0) }
}

/** Up to a thousand events after a number. */
export async function eventsAfter(db: Db, after: number): Promise<EventsAfter> {
  const events = await readAfter(db, after)
  if (events[0]?.seq === after + 1) return eventsUntilNow(events, after)
  // events numbered between two queries are no gap: read the last number first
  const { last } = await eventsNow(db)
  const now = await readAfter(db, after)
  if (now[0]?.seq === after + 1 || (now.length === 0 && last === after))
    return eventsUntilNow(now, after)
  return { events: [], last, isGap: true }
}

const eventsUntilNow = (events: readonly LiveEvent[], after: number): EventsAfter => ({
  ...{ events, last: events.at(-1)?.seq ?? after, isGap: false },
})

async function readAfter(db: Db, after: number): Promise<readonly LiveEvent[]> {
  const rows = await db.read
    .selectFrom('_EVENT')
    .selectAll()
    .where('SEQ', '>', after)
    .orderBy('SEQ')
    .limit(AT_ONCE)
    .execute()
  return rows.map(eventOf)
}

/** Number before the first event since a time; 0, which signals a gap, if some have been deleted. */
export async function numberAt(db: Db, { time, now }: { time: Date; now: Date }): Promise<number> {
  const last = await numberEvents(db)
  if (now.getTime() - time.getTime() > KEPT_MS) return 0
  const { FIRST } = await db.read
    .selectFrom('_EVENT')
    .select(eb => eb.fn.min('SEQ').as('FIRST'))
    .where('AT', '>=', time.toISOString())
    .executeTakeFirstOrThrow()
  return FIRST === null ? last : Number(FIRST) - 1
}

const tenantIn = (row: DbRow) => {
  const tenant = row[tenantColumn()]
  return tenant === null ? null : String(tenant)
}

const eventOf = (row: DbRow): LiveEvent => ({
  seq: Number(row.SEQ),
  resource: String(row.RESOURCE),
  record: String(row.RECORD_ID),
  version: Number(row.VERSION),
  company: tenantIn(row),
  by: Number(row.BY),
  at: String(row.AT),
})
