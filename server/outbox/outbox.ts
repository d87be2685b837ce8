import type { JsonObject } from '../base/json'
import type { Db, DbRow, Trx } from '../db/db'

/** A pending call in `_OUTBOX`. */
export interface WaitingCall {
  readonly id: number
  readonly call: string
  readonly body: JsonObject
  /** The stored progress, and the last answer of a repeated call. */
  readonly before?: Answer
  /**
   * Stores progress that must survive a failure; it is passed as `before` after an error or restart. Throws
   * if another process took over the call.
   */
  readonly keep: (progress: Answer) => Promise<void>
}

type Answer = JsonObject
/** Marks an intermediate answer: it is kept, and the call is made again after this many seconds. */
const AGAIN = 'again'

/**
 * Makes one call. An exception is retried later; the answer is kept in the row. An answer with `again: 60` is
 * intermediate, for example while a signature is missing, and the call is repeated after a minute.
 */
export type Handler = (waiting: WaitingCall) => Promise<Answer>

/** Key: `system.call`. */
export type Handlers = Readonly<Record<string, Handler>>

export interface OutboxContext {
  readonly db: Db
  readonly clock: () => Date
  /** True when the call became unnecessary before it was made. */
  readonly isUnneeded?: (row: DbRow) => Promise<boolean>
  /** Consequences of an answer, in the transaction that closes the call; `over`: the call is not repeated. */
  readonly keepAnswer?: (trx: Trx, row: DbRow, answer: Answer) => Promise<'over' | undefined>
}

const TRIES = 8
const LEASE_MS = 60_000
const AT_ONCE = 20

/**
 * Makes due calls, each by one process: advancing NEXT_AT claims a call for a minute. Calls of one record
 * to one system run in order; systems do not wait for each other. Returns the number of calls.
 */
export async function runOutbox(context: OutboxContext, handlers: Handlers): Promise<number> {
  const systems = [...new Set(Object.keys(handlers).map(systemOf))]
  const made = await Promise.all(systems.map(system => runSystem(context, handlers, system)))
  return made.reduce((sum, count) => sum + count, 0)
}

/** Makes the due calls of one system in sequence; none without a handler. */
export async function runSystem(context: OutboxContext, handlers: Handlers, system: string) {
  const calls = Object.keys(handlers).flatMap(name => {
    const [systemName, call = ''] = name.split('.')
    return systemName === system ? [call] : []
  })
  let made = 0
  for (const row of await dueRows(context, { system, calls })) {
    const handler = handlers[nameOf(row)]
    if (handler && (await attempt(context, row, handler))) made++
  }
  return made
}

export async function dueCalls(context: OutboxContext): Promise<string[]> {
  const rows = await dueQuery(context).select(['o.SYSTEM', 'o.CALL']).distinct().execute()
  return rows.map(nameOf)
}

/**
 * Fails calls without a handler, with the usual retries, because a later process may have one. Returns
 * their number.
 */
export function failUnhandled(context: OutboxContext, name: string): Promise<number> {
  const reject = () => Promise.reject(new Error(`Nobody makes the call ${name}`))
  return runSystem(context, { [name]: reject }, systemOf(name))
}

export const systemOf = (name: string) => name.split('.')[0] ?? ''
const nameOf = ({ SYSTEM, CALL }: DbRow) => `${SYSTEM}.${CALL}`

const dueQuery = ({ db, clock }: OutboxContext) =>
  db.read
    .selectFrom('_OUTBOX as o')
    .where('o.STATE', '=', 'waiting')
    .where('o.NEXT_AT', '<=', clock().toISOString())

const dueRows = (
  context: OutboxContext,
  { system, calls }: { readonly system: string; readonly calls: readonly string[] },
): Promise<DbRow[]> =>
  dueQuery(context)
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

async function attempt(context: OutboxContext, row: DbRow, handler: Handler): Promise<boolean> {
  const claimed = await claim(context, row)
  if (claimed) await makeCall(context, claimed, handler)
  return claimed !== undefined
}

/** Claims a call. Returns the current row with known parts of the answer. */
async function claim({ db, clock }: OutboxContext, row: DbRow): Promise<DbRow | undefined> {
  const now = clock().toISOString()
  return db.write
    .updateTable('_OUTBOX')
    .set({ TRIES: Number(row.TRIES) + 1, NEXT_AT: afterMs(clock, LEASE_MS), ASKED_AT: now })
    .where('ID', '=', row.ID)
    .where('STATE', '=', 'waiting')
    .where('TRIES', '=', row.TRIES)
    .where('NEXT_AT', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

async function makeCall(context: OutboxContext, row: DbRow, handler: Handler) {
  const body = (
    typeof row.BODY === 'string' ? JSON.parse(row.BODY) : row.BODY
  ) as WaitingCall['body']
  let before = knownAnswer(row)
  const keep: WaitingCall['keep'] = async progress => {
    before = { ...before, ...progress }
    const isClaimed = await change(context.db.write, row, { ANSWER: JSON.stringify(before) })
    if (!isClaimed) throw new Error('another process makes this call by now')
  }
  try {
    if (await context.isUnneeded?.(row)) {
      const ANSWER = JSON.stringify(before ?? {})
      await change(context.db.write, row, { STATE: 'done', ASKED_AT: null, ANSWER })
      return
    }
    const answered = await handler({
      ...{ id: Number(row.ID), call: String(row.CALL), body, keep },
      ...(before && { before }),
    })
    const { [AGAIN]: again, ...answer } = answered
    const state =
      typeof again === 'number'
        ? { STATE: 'waiting', TRIES: 0, NEXT_AT: afterMs(context.clock, again * 1_000) }
        : { STATE: 'done' }
    await context.db.transaction(async trx => {
      const ANSWER = JSON.stringify(answer)
      const isClaimed = await change(trx, row, { ...state, ASKED_AT: null, ANSWER })
      const outcome = isClaimed && (await context.keepAnswer?.(trx, row, answer))
      if (outcome === 'over')
        await trx.updateTable('_OUTBOX').set({ STATE: 'done' }).where('ID', '=', row.ID).execute()
    })
  } catch (error) {
    const tries = Number(row.TRIES)
    const reason = error instanceof Error ? error.message : String(error)
    await change(context.db.write, row, {
      STATE: tries >= TRIES ? 'failed' : 'waiting',
      NEXT_AT: afterMs(context.clock, 5_000 * 2 ** tries),
      ASKED_AT: null,
      // Keeps known parts of the answer, so that sent documents are not sent again.
      ANSWER: JSON.stringify({ ...before, error: reason.slice(0, 500) }),
    })
  }
}

function knownAnswer({ ANSWER }: DbRow): Answer | undefined {
  const { error: _, ...known } = ANSWER ? (JSON.parse(String(ANSWER)) as Answer) : {}
  return Object.keys(known).length > 0 ? known : undefined
}

/** Updates the row if the claim is still valid. */
async function change(db: Trx | Db['write'], row: DbRow, to: DbRow): Promise<boolean> {
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

const afterMs = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
