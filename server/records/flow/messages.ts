import type { Effect } from '../../../src/model/flow'
import type { Trx } from '../../db/db'
import type { Asking, Values } from '../context'
import { historyId } from '../history'
import { addressees, leaveNotices } from '../notices'
import { valuesOf } from './effects'

type Notify = Extract<Effect, { notify: unknown }>
type Call = Extract<Effect, { call: string }>

/** Leaves a notice for the people it concerns. */
export async function notify(
  trx: Trx,
  { records, resource }: Asking,
  { effect, record }: { effect: Notify; record: Values },
) {
  const people = await addressees(trx, { records, record, tell: effect.notify })
  await leaveNotices(trx, records, { kind: 'flow', resource, record, people, text: effect.text })
}

/** Leaves a call to another system in the outbox, to be made after the transaction (safety.md 22). */
export async function call(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Call; record: Values },
) {
  const { resource, records } = asking
  const [system = '', name = ''] = effect.call.split('.')
  const now = records.clock().toISOString()
  const own = Object.fromEntries([...resource.fields.keys()].map(field => [field, record[field]]))
  await trx
    .insertInto('_OUTBOX')
    .values({
      ID: await records.db.nextId('_OUTBOX'),
      SYSTEM: system,
      CALL: name,
      BODY: JSON.stringify(effect.with ? valuesOf(asking, effect.with, record) : own),
      STATE: 'waiting',
      TRIES: 0,
      NEXT_AT: now,
      RESOURCE: resource.name,
      RECORD_ID: historyId(resource, record),
      CREATED_AT: now,
    })
    .execute()
}
