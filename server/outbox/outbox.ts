import type { Db, Row, Trx } from '../db/db'

/** A call to the outside that waits in `_OUTBOX` (safety.md 22). */
export interface Waiting {
  readonly id: number
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Makes one call. What it throws is tried again later; what it answers is kept beside the row. */
export type Handler = (waiting: Waiting) => Promise<Readonly<Record<string, unknown>>>

/** By `system.call`; a row nobody handles waits until somebody does. */
export type Handlers = Readonly<Record<string, Handler>>

export interface OutboxContext {
  readonly db: Db
  readonly clock: () => Date
}

const TRIES = 8
const LEASE_MS = 60_000
const AT_ONCE = 20

/** Leaves a call, made after the transaction it is written in. */
export async function enqueue(
  trx: Trx,
  { db, clock }: OutboxContext,
  { name, body }: { readonly name: string; readonly body: object },
) {
  const [system = '', call = ''] = name.split('.')
  const now = clock().toISOString()
  await trx
    .insertInto('_OUTBOX')
    .values({
      ID: await db.nextId('_OUTBOX'),
      SYSTEM: system,
      CALL: call,
      BODY: JSON.stringify(body),
      STATE: 'waiting',
      TRIES: 0,
      NEXT_AT: now,
      CREATED_AT: now,
    })
    .execute()
}

/**
 * Makes the calls that are due, each by one process at a time: whoever moves its NEXT_AT has it for a
 * minute. Answers how many were made.
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
    .selectFrom('_OUTBOX')
    .selectAll()
    .where('STATE', '=', 'waiting')
    .where('NEXT_AT', '<=', clock().toISOString())
    .where('SYSTEM', 'in', [...new Set(names.map(name => name.split('.')[0] ?? ''))])
    .orderBy('NEXT_AT')
    .orderBy('ID')
    .limit(AT_ONCE)
    .execute()
}

async function claim({ db, clock }: OutboxContext, row: Row): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('_OUTBOX')
    .set({ TRIES: Number(row.TRIES) + 1, NEXT_AT: later(clock, LEASE_MS) })
    .where('ID', '=', row.ID)
    .where('STATE', '=', 'waiting')
    .where('TRIES', '=', row.TRIES)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function make(context: OutboxContext, row: Row, handler: Handler) {
  const body = (typeof row.BODY === 'string' ? JSON.parse(row.BODY) : row.BODY) as Waiting['body']
  try {
    const answer = await handler({ id: Number(row.ID), call: String(row.CALL), body })
    await settle(context, row, { STATE: 'done', ANSWER: JSON.stringify(answer) })
  } catch (error) {
    const tries = Number(row.TRIES) + 1
    const said = error instanceof Error ? error.message : String(error)
    await settle(context, row, {
      STATE: tries >= TRIES ? 'failed' : 'waiting',
      NEXT_AT: later(context.clock, 5_000 * 2 ** tries),
      ANSWER: JSON.stringify({ error: said.slice(0, 500) }),
    })
  }
}

const settle = ({ db }: OutboxContext, row: Row, change: Row) =>
  db.write.updateTable('_OUTBOX').set(change).where('ID', '=', row.ID).execute()

const later = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
