import { type Me, policyOf } from '../../../src/model/access'
import { type Call, callsOf, type HandEntry, systemName } from '../../../src/model/calls'
import { holds } from '../../../src/model/evaluate'
import type { Message } from '../../../src/model/kinds/kind'
import { parseRule } from '../../../src/model/rule'
import { type Move, mayMove, movesOf, type Unmet } from '../../../src/model/transition'
import type { Asking, EnteredAnswer, HandOutcome, Records, Values } from '../context'

/** A call of a step whose system is not connected. */
export interface Unmade {
  readonly effect: Call
  /** Part of the answer, by the field that takes it. */
  readonly places: readonly (readonly [field: string, part: string])[]
  /** None where this person cannot tell the outcome. */
  readonly outcome: HandOutcome | undefined
}
interface Stepping extends Pick<Asking, 'resource'> {
  readonly records: Pick<Records, 'unconnected'>
  /** Everybody, where it is not said. */
  readonly me?: Me
}

/** Whether the system of a call is not connected. */
export const isUnconnected = ({ unconnected = {} }: Pick<Records, 'unconnected'>, call: string) =>
  Object.hasOwn(unconnected, call)

/**
 * The calls that a step would make of a record to systems that are not connected, and whose outcome it
 * needs; without a record, may make.
 */
export function unmadeCalls(asking: Stepping, move: Move, record?: Values): readonly Unmade[] {
  const { records, resource } = asking
  if (!records.unconnected) return []
  return callsOf(resource)
    .filter(made => made.move === move && isUnconnected(records, made.effect.call))
    .filter(({ effect }) => !isLeftWaiting(asking, effect))
    .filter(({ effect: { when } }) => !record || !when || isDue(asking, when, record))
    .map(({ effect }) => unmade(asking, effect))
}

const isDue = (asking: Stepping, when: NonNullable<Call['when']>, record: Values) =>
  holds(parseRule(when), record, asking.me as unknown as Values)

/** The outcome is a person's to enter where each part that it needs has a field they read. */
function unmade({ records, resource, me }: Stepping, effect: Call): Unmade {
  const declared = records.unconnected?.[effect.call] ?? undefined
  const readable = me ? policyOf(resource, me).readable : resource.fields
  const parts = declared && [...declared.need, ...(declared.may ?? [])]
  const places = Object.entries(effect.fills ?? {}).filter(
    ([field, part]) => parts?.includes(part) && readable.has(field),
  )
  const isWhole = declared?.need.every(part => places.some(place => place[1] === part))
  return { effect, places, outcome: isWhole ? declared : undefined }
}

/** Whether some step of the flow takes the outcome of this call by hand, whoever may make it. */
export const takesByHand = (
  { records, resource }: Pick<Stepping, 'records' | 'resource'>,
  call: string,
): boolean => asStep({ records, resource }, call, () => true) !== undefined

/**
 * A call that fills nothing: nobody who makes it waits for its outcome. While its system is not connected it
 * stays in the outbox, for whoever enters the outcome by another step of the flow.
 */
export const isLeftWaiting = (asking: Stepping, { call, fills }: Call): boolean =>
  fills === undefined && takesByHand(asking, call)

/** The outcome of a call that was made before, as a step that this person may make on the record takes it by hand. */
export const heldOutcome = (asking: Asking, call: string, record: Values): Unmade | undefined =>
  asStep(asking, call, move => mayMakeSomewhere(move, record, asking.me as unknown as Values))

/** The call as the first of such steps takes its outcome. */
const asStep = (asking: Stepping, call: string, isSuch: (move: Move) => boolean) =>
  isUnconnected(asking.records, call)
    ? callsOf(asking.resource)
        .filter(({ move, effect }) => effect.call === call && isSuch(move))
        .map(({ effect }) => unmade(asking, effect))
        .find(({ outcome }) => outcome)
    : undefined

/** The record has moved on since it was asked: whoever might have made the step in one of its states may bring the answer. */
const mayMakeSomewhere = (move: Move, record: Values, me: Values) =>
  move.transition.from.some(state => mayMove(move, { ...record, [move.status.name]: state }, me))

/** What the steps offered on a record want where systems are not connected, and what stands against them. */
export function withSystems(asking: Stepping, record: Values, flow: Record<string, Unmet[]>) {
  const byHand: Record<string, readonly HandEntry[]> = {}
  const told = Object.entries(flow).map(([name, unmet]): [string, Unmet[]] => {
    const move = movesOf(asking.resource).get(name)
    const calls = move ? unmadeCalls(asking, move, record) : []
    const entries = calls.flatMap(handEntry)
    if (entries.length > 0) byHand[name] = entries
    return [name, [...unmet, ...unenterable(calls)]]
  })
  return { flow: Object.fromEntries(told), ...(Object.keys(byHand).length > 0 && { byHand }) }
}

/** How a step asks for the outcome of such a call. */
export function handEntry({ effect, places, outcome }: Unmade): HandEntry[] {
  if (!outcome) return []
  const need = places.filter(([, part]) => outcome.need.includes(part)).map(([field]) => field)
  return [{ system: systemName(effect.call), fields: places.map(([field]) => field), need }]
}

const unenterable = (calls: readonly Unmade[]): Unmet[] =>
  calls.filter(({ outcome }) => !outcome).map(({ effect }) => ({ system: systemName(effect.call) }))

export interface Judged {
  /** By field. */
  readonly errors: Record<string, Message>
  readonly missing: Record<string, Message>
  readonly reasons: readonly Unmet[]
  /** What takes the place of the calls, once nothing is wrong. */
  readonly answers: () => Promise<EnteredAnswer[]>
}

interface Entering {
  readonly move: Move
  readonly record: Values
  /** What was entered, by field. */
  readonly sent: Values
  /** The step is made on many records with the same answers: no outcome is that of many. */
  readonly isOfMany: boolean
}

/** What was entered in place of the calls of a step, and all that is wrong with it. */
export function judgeEntered(asking: Asking, entering: Entering): Judged {
  const { move, record, sent, isOfMany } = entering
  const calls = unmadeCalls(asking, move, record)
  const reasons: Unmet[] = unenterable(calls)
  for (const { effect, outcome } of calls)
    if (outcome && isOfMany) reasons.push({ system: systemName(effect.call), each: true })
  return { ...judgeCalls(calls, sent, record), reasons }
}

/** The same of calls by themselves. */
export function judgeCalls(calls: readonly Unmade[], sent: Values, record: Values) {
  const taken = new Set(calls.flatMap(({ places }) => places.map(([field]) => field)))
  const strange = Object.keys(sent).filter(name => !taken.has(name))
  const errors: Record<string, Message> = Object.fromEntries(
    strange.map(name => [name, { key: 'unknownField' }]),
  )
  const missing: Record<string, Message> = {}
  for (const call of calls) {
    Object.assign(errors, wrongIn(call, sent, record))
    Object.assign(missing, missingIn(call, sent))
  }
  const answers = () =>
    Promise.all(
      calls.map(async ({ effect, places, outcome }) => {
        const entered = partsOf(places, sent)
        const answer = (await outcome?.answer?.(entered, record)) ?? entered
        const fields = places.map(([field]) => field).filter(field => !isNone(sent[field]))
        return { name: effect.call, fields, answer: { ...answer, simulated: false } }
      }),
    )
  return { errors, missing, answers }
}

function wrongIn({ places, outcome }: Unmade, sent: Values, record: Values) {
  const wrong = outcome?.problems?.(partsOf(places, sent), record) ?? {}
  return Object.fromEntries(
    places.flatMap(([field, part]) => (wrong[part] ? [[field, wrong[part]] as const] : [])),
  )
}

const missingIn = ({ places, outcome }: Unmade, sent: Values) =>
  Object.fromEntries(
    places
      .filter(([field, part]) => outcome?.need.includes(part) && isNone(sent[field]))
      .map(([field]) => [field, { key: 'required' }]),
  )

const partsOf = (places: Unmade['places'], sent: Values): Values =>
  Object.fromEntries(places.map(([field, part]) => [part, sent[field] ?? null]))
const isNone = (value: unknown) => value === null || value === undefined || value === ''
