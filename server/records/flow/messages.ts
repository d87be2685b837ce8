import { bindMe, holds } from '../../../src/model/evaluate'
import { whoNode } from '../../../src/model/fieldModel'
import type { Effect } from '../../../src/model/flow'
import type { Trx } from '../../db/db'
import type { Asking, Values } from '../context'
import { historyId } from '../history'
import { valuesOf } from './effects'

type Notify = Extract<Effect, { notify: unknown }>
type Call = Extract<Effect, { call: string }>

/** Leaves a notice for the people it concerns: by a field that names one, or everybody a rule fits. */
export async function notify(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Notify; record: Values },
) {
  const { resource, records } = asking
  const people = await addressees(trx, asking, { effect, record })
  if (people.length === 0) return
  const first = await records.db.nextId('_NOTICE', people.length)
  const rows = people.map((person, at) => ({
    ID: first + at,
    USER_ID: person,
    RESOURCE: resource.name,
    RECORD_ID: historyId(resource, record),
    TEXT: JSON.stringify(effect.text),
    CREATED_AT: records.clock().toISOString(),
  }))
  await trx.insertInto('_NOTICE').values(rows).execute()
}

async function addressees(
  trx: Trx,
  { records }: Asking,
  { effect, record }: { effect: Notify; record: Values },
): Promise<number[]> {
  if ('from' in effect.notify && typeof effect.notify.from === 'string') {
    const person = record[effect.notify.from]
    return typeof person === 'number' ? [person] : []
  }
  const who = whoNode(effect.notify as Parameters<typeof whoNode>[0])
  const users = records.catalogue.get('users')
  const everybody = await trx
    .selectFrom(users.table)
    .selectAll()
    .where('_DELETED_AT', 'is', null)
    .where('ACTIVE', '=', true)
    .execute()
  return everybody
    .filter(user => holds(bindMe(who, user), record, user))
    .map(user => Number(user.ID))
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
