import type { Db, Trx } from '../db/db'

/** A call to another system, made after the transaction that writes it. */
interface Call {
  /** Format: `system.call`. */
  readonly name: string
  readonly body: object
  readonly resource?: string
  readonly record?: string
  /** Delay in milliseconds. */
  readonly delay?: number
  /** A known answer: the system is not called. */
  readonly answer?: object
}

/** Writes a call to `_OUTBOX`. */
export async function enqueueCall(
  trx: Trx,
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
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
