import { today } from '../../src/domain/day'
import { stepOf, systemName } from '../../src/model/calls'
import { rolesThatMove } from '../../src/model/requires'
import { validate } from '../../src/model/validation'
import type { Row, Trx } from '../db/db'
import { answerOf, type Current, current, meValues } from '../records/answer'
import { refuse } from '../records/body'
import type { Asking, Values } from '../records/context'
import { heldOutcome, judgeCalls, takesByHand } from '../records/flow/byHand'
import { fillAnswer } from '../records/flow/fillAnswer'
import { closeCall } from '../records/flow/heldCalls'
import { readAsked } from '../records/flow/readAsked'
import { notThisOne, requires } from '../records/forbid'
import { keyOf, notFound } from '../records/read'
import { Refusal } from '../refusal'
import { callsFor, demandFollower, isEnterable } from './callsOfRecord'

export interface Answering {
  readonly id: string
  /** The call, by its number in the outbox. */
  readonly call: string
  /** The outcome, by field. */
  readonly body: Values
  readonly version: Current['version']
}

/**
 * Takes the outcome of a call that waits for a system that is not connected, from whoever may make the
 * step that asked, by the checks of that step; what follows is what would follow from the system's answer.
 */
export async function answerByHand(trx: Trx, asking: Asking, answering: Answering) {
  const { resource } = asking
  demandFollower(asking)
  const key = keyOf(resource, answering.id)
  const loaded = await current(trx, asking, { key, version: answering.version })
  const { record } = loaded
  const row = await waitingCall(trx, asking, { record, call: answering.call })
  const name = `${row.SYSTEM}.${row.CALL}`
  const outcome = heldOutcome(asking, name, record)
  if (!outcome) throw refusal(asking, name, record)
  const places = new Set(outcome.places.map(([field]) => field))
  const sent = Object.fromEntries(readAsked(resource, answering.body, field => places.has(field)))
  const { errors, missing, answers } = judgeCalls([outcome], sent, record)
  const wrong = validate(
    resource,
    { ...record, ...sent },
    {
      me: meValues(asking),
      writable: places,
      today: today(asking.records.clock()),
      changed: new Set(Object.keys(sent)),
    },
  )
  const amiss = { ...wrong, ...errors, ...missing }
  if (Object.keys(amiss).length > 0) refuse(amiss)
  const [entered] = await answers()
  if (!entered) throw notFound()
  const answer = {
    ...knownParts(row, Object.values(outcome.effect.fills ?? {})),
    ...entered.answer,
  }
  if (!(await closeCall(trx, row, { ...answer, byHand: asking.me.ID }))) throw notFound()
  const byHand = { call: name, fields: entered.fields }
  await fillAnswer(trx, { ...asking, entered: [] }, { loaded, name, answer, byHand })
  return answerOf(trx, asking, key)
}

/** Why this person brings no answer. */
function refusal(asking: Asking, name: string, record: Values): Refusal {
  const { resource, language, me } = asking
  const step = stepOf(resource, name)
  if (!step || !takesByHand(asking, name))
    return new Refusal(422, 'notConnected', { params: { name: systemName(name) } })
  const able = rolesThatMove(step)
  return able.includes(me.ROLE)
    ? notThisOne(asking, { record, rule: step.by })
    : requires(able, language)
}

interface Wanted {
  readonly record: Values
  readonly call: string
}
async function waitingCall(trx: Trx, asking: Asking, { record, call }: Wanted): Promise<Row> {
  const row = /^\d{1,15}$/.test(call)
    ? await callsFor(trx, asking, record).where('ID', '=', Number(call)).executeTakeFirst()
    : undefined
  if (!row || !(await isEnterable(trx, asking, { row, record }))) throw notFound()
  return row
}

/** What the system had answered before stays, as far as nobody entered it anew: the session of papers that were sent. */
function knownParts({ ANSWER }: Row, parts: readonly string[]): Values {
  const known = ANSWER ? (JSON.parse(String(ANSWER)) as Values) : {}
  return Object.fromEntries(parts.flatMap(part => (part in known ? [[part, known[part]]] : [])))
}
