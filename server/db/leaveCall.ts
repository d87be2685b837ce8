import type { Db, Trx } from './db'

/** A call to another system, to be made after the transaction it is written in (safety.md 22). */
export interface Call {
  /** `system.call`. */
  readonly name: string
  readonly body: object
  /** The record it is about. */
  readonly resource?: string
  readonly record?: string
  /** Not before so many milliseconds have passed. */
  readonly delay?: number
  /** Known already: nobody is asked. */
  readonly answer?: object
}

interface CallContext {
  readonly db: Db
  readonly clock: () => Date
}

/** Leaves a call in `_OUTBOX`. */
export async function leaveCall(
  trx: Trx,
  { db, clock }: CallContext,
  { name, body, resource, record, delay = 0, answer }: Call,
) {
  const [system = '', call = ''] = name.split('.')
  const at = clock()
  const now = at.toISOString()
  await trx
    .insertInto('_OUTBOX')
    .values({
      ID: await db.nextId('_OUTBOX'),
      SYSTEM: system,
      CALL: call,
      BODY: JSON.stringify(body),
      STATE: answer ? 'done' : 'waiting',
      TRIES: 0,
      NEXT_AT: new Date(at.getTime() + delay).toISOString(),
      ...(answer && { ANSWER: JSON.stringify(answer) }),
      RESOURCE: resource ?? null,
      RECORD_ID: record ?? null,
      CREATED_AT: now,
    })
    .execute()
}
