import type { Db, Row, Trx } from '../db/db'

/** A call to the outside that waits in `_OUTBOX` (safety.md 22). */
export interface Waiting {
  readonly id: number
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** What was answered the last time, where it said to ask again. */
  readonly before?: Answer
}

type Answer = Readonly<Record<string, unknown>>
/** Said beside an answer that is not the last one: it is kept, and asked again after so many seconds. */
const AGAIN = 'again'

/**
 * Makes one call. What it throws is tried again later; what it answers is kept beside the row. An answer
 * with `again: 60` is not the last: somebody has still to sign, and it is asked again after a minute.
 */
export type Handler = (waiting: Waiting) => Promise<Answer>

/** By `system.call`; a row nobody handles waits until somebody does. */
export type Handlers = Readonly<Record<string, Handler>>

export interface OutboxContext {
  readonly db: Db
  readonly clock: () => Date
  /** What follows from an answer, in the transaction that closes its call; `over`: it is not asked again. */
  readonly keepAnswer?: (trx: Trx, row: Row, answer: Answer) => Promise<'over' | undefined>
}

const TRIES = 8
const LEASE_MS = 60_000
const AT_ONCE = 20

/**
 * Makes the calls that are due, each by one process at a time: whoever moves its NEXT_AT has it for a
 * minute. What one record asks of one system is asked in its order. Answers how many were made.
 */
export async function runOutbox(context: OutboxContext, handlers: Handlers): Promise<number> {
  let made = 0
  for (const row of await due(context, Object.keys(handlers))) {
    const handler = handlers[`${row.SYSTEM}.${row.CALL}`]
    if (!handler || !(await claim(context, row))) continue
    await make(context, row, handler)
    made++
  }
  return made
}

async function due({ db, clock }: OutboxContext, names: readonly string[]): Promise<Row[]> {
  if (names.length === 0) return []
  return db.read
    .selectFrom('_OUTBOX as o')
    .selectAll()
    .where('o.STATE', '=', 'waiting')
    .where('o.NEXT_AT', '<=', clock().toISOString())
    .where('o.SYSTEM', 'in', [...new Set(names.map(name => name.split('.')[0] ?? ''))])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('_OUTBOX as e')
            .select('e.ID')
            .whereRef('e.RESOURCE', '=', 'o.RESOURCE')
            .whereRef('e.RECORD_ID', '=', 'o.RECORD_ID')
            .whereRef('e.SYSTEM', '=', 'o.SYSTEM')
            .whereRef('e.CREATED_AT', '<', 'o.CREATED_AT')
            .where('e.STATE', '<>', 'done'),
        ),
      ),
    )
    .orderBy('o.NEXT_AT')
    .orderBy('o.ID')
    .limit(AT_ONCE)
    .execute()
}

async function claim({ db, clock }: OutboxContext, row: Row): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('_OUTBOX')
    .set({ TRIES: Number(row.TRIES) + 1, NEXT_AT: later(clock, LEASE_MS), ANSWER: null })
    .where('ID', '=', row.ID)
    .where('STATE', '=', 'waiting')
    .where('TRIES', '=', row.TRIES)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function make(context: OutboxContext, row: Row, handler: Handler) {
  const body = (typeof row.BODY === 'string' ? JSON.parse(row.BODY) : row.BODY) as Waiting['body']
  try {
    const before = answeredOf(row)
    const said = await handler({
      ...{ id: Number(row.ID), call: String(row.CALL), body },
      ...(before && { before }),
    })
    const { [AGAIN]: again, ...answer } = said
    const state =
      typeof again === 'number'
        ? { STATE: 'waiting', TRIES: 0, NEXT_AT: later(context.clock, again * 1_000) }
        : { STATE: 'done' }
    await context.db.transaction(async trx => {
      const isOurs = await settle(trx, row, { ...state, ANSWER: JSON.stringify(answer) })
      const kept = isOurs && (await context.keepAnswer?.(trx, row, answer))
      if (kept === 'over')
        await trx.updateTable('_OUTBOX').set({ STATE: 'done' }).where('ID', '=', row.ID).execute()
    })
  } catch (error) {
    const tries = Number(row.TRIES) + 1
    const said = error instanceof Error ? error.message : String(error)
    await settle(context.db.write, row, {
      STATE: tries >= TRIES ? 'failed' : 'waiting',
      NEXT_AT: later(context.clock, 5_000 * 2 ** tries),
      // What was answered before still counts: papers that are out are not sent once more.
      ANSWER: JSON.stringify({ ...answeredOf(row), error: said.slice(0, 500) }),
    })
  }
}

function answeredOf({ ANSWER }: Row): Answer | undefined {
  const { error: _, ...answer } = ANSWER ? (JSON.parse(String(ANSWER)) as Answer) : {}
  return Object.keys(answer).length > 0 ? answer : undefined
}

/** Only whoever still has the call closes it. */
async function settle(db: Trx | Db['write'], row: Row, change: Row): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('_OUTBOX')
    .set(change)
    .where('ID', '=', row.ID)
    .where('STATE', '=', 'waiting')
    .where('TRIES', '=', Number(row.TRIES) + 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const later = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
