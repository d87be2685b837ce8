import { type Call, systemName } from '../../../src/model/calls'
import type { Effect } from '../../../src/model/flow'
import { type Letter, writtenLetter } from '../../../src/model/letter'
import { NOBODY } from '../../../src/model/nobody'
import type { Resource } from '../../../src/model/resource'
import type { Trx } from '../../db/db'
import { leaveCall } from '../../db/leaveCall'
import { Refusal } from '../../refusal'
import type { Asking, Values } from '../context'
import { historyId } from '../history'
import { addressees, leaveNotices } from '../notices'
import { isLeftWaiting, isUnconnected } from './byHand'
import { valuesOf } from './effects'
import { closeCall, heldCall } from './heldCalls'

type Notify = Extract<Effect, { notify: unknown }>

/** Leaves a notice for the people it concerns. */
export async function notify(
  trx: Trx,
  { records, resource }: Asking,
  { effect, record }: { effect: Notify; record: Values },
) {
  const people = await addressees(trx, { records, resource, record, tell: effect.notify })
  await leaveNotices(trx, records, { kind: 'flow', resource, record, people, text: effect.text })
}

/**
 * Leaves a call to another system in the outbox, to be made after the transaction (safety.md 22); a
 * letter without an address is not written. What a person entered in its place is kept as its answer.
 */
export async function call(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Call; record: Values },
) {
  const { resource, records } = asking
  const body = effect.letter
    ? posted(resource, effect.letter, record)
    : effect.with
      ? valuesOf(asking, effect.with, record)
      : openFields(resource, record)
  if (!body) return
  const entered = asking.entered?.find(({ name }) => name === effect.call)?.answer
  if (!entered && !mayWait(asking, effect))
    throw new Refusal(422, 'notConnected', { params: { name: systemName(effect.call) } })
  const answer = entered && { ...entered, byHand: asking.me.ID }
  const held = answer && (await heldCall(trx, asking, { call: effect.call, record }))
  if (held && (await closeCall(trx, held, answer))) return
  await leaveCall(trx, records, {
    name: effect.call,
    body,
    ...(answer && { answer }),
    resource: resource.name,
    record: historyId(resource, record),
  })
}

/** A call to a system that is not connected waits where no person makes it, and where it fills nothing. */
const mayWait = (asking: Asking, effect: Call) =>
  !isUnconnected(asking.records, effect.call) ||
  asking.me.ID === NOBODY ||
  isLeftWaiting(asking, effect)

/** What is sealed is told on its record alone: no outbox keeps it. */
const openFields = ({ fields }: Resource, record: Values) =>
  Object.fromEntries(
    [...fields.values()]
      .filter(({ words }) => words.sealed !== true)
      .map(({ name }) => [name, record[name]]),
  )

/** The letter as it was read by who decided, and its files by their ids. */
function posted(resource: Resource, letter: Letter, record: Values) {
  const written = writtenLetter(resource, letter, record)
  const files = (letter.files ?? []).flatMap(name => {
    const file = record[name] as { readonly id?: string } | null | undefined
    return file?.id ?? []
  })
  return written && { ...written, files }
}
