import type { Db, Row, Trx } from '../db/db'

/** A call to the outside that waits in `_OUTBOX` (safety.md 22). */
export interface Waiting {
  readonly id: number
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** What is known of it: what was kept, and what was answered where it said to ask again. */
  readonly before?: Answer
  /**
   * Keeps what must not be lost if no answer comes: it is there as `before` after an error or a restart.
   * Throws where another process makes the call by now.
   */
  readonly keep: (progress: Answer) => Promise<void>
}

type Answer = Readonly<Record<string, unknown>>
/** Said beside an answer that is not the last one: it is kept, and asked again after so many seconds. */
const AGAIN = 'again'

/**
 * Makes one call. What it throws is tried again later; what it answers is kept beside the row. An answer
 * with `again: 60` is not the last: somebody has still to sign, and it is asked again after a minute.
 */
export type Handler = (waiting: Waiting) => Promise<Answer>

/** By `system.call`. */
export type Handlers = Readonly<Record<string, Handler>>

export interface OutboxContext {
  readonly db: Db
  readonly clock: () => Date
  /** Whether it became needless before it was made. */
  readonly isNeedless?: (row: Row) => Promise<boolean>
  /** What follows from an answer, in the transaction that closes its call; `over`: it is not asked again. */
  readonly keepAnswer?: (trx: Trx, row: Row, answer: Answer) => Promise<'over' | undefined>
}

const TRIES = 8
const LEASE_MS = 60_000
const AT_ONCE = 20

/**
 * Makes the calls that are due, each by one process at a time: whoever moves its NEXT_AT has it for a
 * minute. What one record asks of one system is asked in its order, and no system waits for another.
 * Answers how many were made.
 */
export async function runOutbox(context: OutboxContext, handlers: Handlers): Promise<number> {
  const systems = [...new Set(Object.keys(handlers).map(systemOf))]
  const made = await Promise.all(systems.map(system => runSystem(context, handlers, system)))
  return made.reduce((sum, count) => sum + count, 0)
}

/** The calls of one system that are due, one after the other; of those nobody handles, none. */
export async function runSystem(context: OutboxContext, handlers: Handlers, system: string) {
  const calls = Object.keys(handlers).flatMap(name => {
    const [its, call = ''] = name.split('.')
    return its === system ? [call] : []
  })
  let made = 0
  for (const row of await due(context, { system, calls })) {
    const handler = handlers[nameOf(row)]
    if (handler && (await attempt(context, row, handler))) made++
  }
  return made
}

/** The names of the calls that are due. */
export async function dueCalls(context: OutboxContext): Promise<string[]> {
  const rows = await dueNow(context).select(['o.SYSTEM', 'o.CALL']).distinct().execute()
  return rows.map(nameOf)
}

/** A call that nobody makes fails in sight, as slowly as any other: somebody may come who does. Answers how many. */
export function failUnhandled(context: OutboxContext, name: string): Promise<number> {
  const nobody = () => Promise.reject(new Error(`Nobody makes the call ${name}`))
  return runSystem(context, { [name]: nobody }, systemOf(name))
}

export const systemOf = (name: string) => name.split('.')[0] ?? ''
const nameOf = ({ SYSTEM, CALL }: Row) => `${SYSTEM}.${CALL}`

const dueNow = ({ db, clock }: OutboxContext) =>
  db.read
    .selectFrom('_OUTBOX as o')
    .where('o.STATE', '=', 'waiting')
    .where('o.NEXT_AT', '<=', clock().toISOString())

interface Wanted {
  readonly system: string
  readonly calls: readonly string[]
}

const due = (context: OutboxContext, { system, calls }: Wanted): Promise<Row[]> =>
  dueNow(context)
    .selectAll()
    .where('o.SYSTEM', '=', system)
    .where('o.CALL', 'in', calls)
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

async function attempt(context: OutboxContext, row: Row, handler: Handler): Promise<boolean> {
  const claimed = await claim(context, row)
  if (claimed) await make(context, claimed, handler)
  return claimed !== undefined
}

/** The row as it is now, for whoever has the call from here on; what it knows stays beside it. */
async function claim({ db, clock }: OutboxContext, row: Row): Promise<Row | undefined> {
  const now = clock().toISOString()
  return db.write
    .updateTable('_OUTBOX')
    .set({ TRIES: Number(row.TRIES) + 1, NEXT_AT: later(clock, LEASE_MS), ASKED_AT: now })
    .where('ID', '=', row.ID)
    .where('STATE', '=', 'waiting')
    .where('TRIES', '=', row.TRIES)
    .where('NEXT_AT', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

async function make(context: OutboxContext, row: Row, handler: Handler) {
  const body = (typeof row.BODY === 'string' ? JSON.parse(row.BODY) : row.BODY) as Waiting['body']
  let before = knownOf(row)
  const keep: Waiting['keep'] = async progress => {
    before = { ...before, ...progress }
    const isOurs = await change(context.db.write, row, { ANSWER: JSON.stringify(before) })
    if (!isOurs) throw new Error('another process makes this call by now')
  }
  try {
    if (await context.isNeedless?.(row)) {
      const ANSWER = JSON.stringify(before ?? {})
      await change(context.db.write, row, { STATE: 'done', ASKED_AT: null, ANSWER })
      return
    }
    const said = await handler({
      ...{ id: Number(row.ID), call: String(row.CALL), body, keep },
      ...(before && { before }),
    })
    const { [AGAIN]: again, ...answer } = said
    const state =
      typeof again === 'number'
        ? { STATE: 'waiting', TRIES: 0, NEXT_AT: later(context.clock, again * 1_000) }
        : { STATE: 'done' }
    await context.db.transaction(async trx => {
      const ANSWER = JSON.stringify(answer)
      const isOurs = await change(trx, row, { ...state, ASKED_AT: null, ANSWER })
      const kept = isOurs && (await context.keepAnswer?.(trx, row, answer))
      if (kept === 'over')
        await trx.updateTable('_OUTBOX').set({ STATE: 'done' }).where('ID', '=', row.ID).execute()
    })
  } catch (error) {
    const tries = Number(row.TRIES)
    const said = error instanceof Error ? error.message : String(error)
    await change(context.db.write, row, {
      STATE: tries >= TRIES ? 'failed' : 'waiting',
      NEXT_AT: later(context.clock, 5_000 * 2 ** tries),
      ASKED_AT: null,
      // What is known still counts: papers that are out are not sent once more.
      ANSWER: JSON.stringify({ ...before, error: said.slice(0, 500) }),
    })
  }
}

function knownOf({ ANSWER }: Row): Answer | undefined {
  const { error: _, ...known } = ANSWER ? (JSON.parse(String(ANSWER)) as Answer) : {}
  return Object.keys(known).length > 0 ? known : undefined
}

/** Only whoever still has the call changes it. */
async function change(db: Trx | Db['write'], row: Row, to: Row): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('_OUTBOX')
    .set(to)
    .where('ID', '=', row.ID)
    .where('STATE', '=', 'waiting')
    .where('TRIES', '=', row.TRIES)
    .where('ASKED_AT', '=', row.ASKED_AT)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const later = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
