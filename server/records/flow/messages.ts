import type { Effect } from '../../../src/model/flow'
import type { Trx } from '../../db/db'
import { leaveCall } from '../../db/leaveCall'
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
  const people = await addressees(trx, { records, resource, record, tell: effect.notify })
  await leaveNotices(trx, records, { kind: 'flow', resource, record, people, text: effect.text })
}

/** Leaves a call to another system in the outbox, to be made after the transaction (safety.md 22). */
export async function call(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Call; record: Values },
) {
  const { resource, records } = asking
  const own = Object.fromEntries([...resource.fields.keys()].map(field => [field, record[field]]))
  await leaveCall(trx, records, {
    name: effect.call,
    body: effect.with ? valuesOf(asking, effect.with, record) : own,
    resource: resource.name,
    record: historyId(resource, record),
  })
}
