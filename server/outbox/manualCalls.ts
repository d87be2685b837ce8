import { type Me, policyOf } from '../../src/model/access/access'
import { type Call, callsOf, systemName } from '../../src/model/access/calls'
import { type Move, mayMove, movesOf, type Unmet } from '../../src/model/access/transition'
import type { HandEntry } from '../../src/model/definition/handEntry'
import type { Message } from '../../src/model/kinds/kind'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import type {
  EnteredAnswer,
  ManualOutcome,
  Records,
  RecordValues,
  RequestContext,
} from '../query/requestContext'

/** A call of a step whose system is not connected. */
interface Unmade {
  readonly effect: Call
  /** Parts of the answer and the fields that take them. */
  readonly places: readonly (readonly [field: string, part: string])[]
  /** Undefined if this person cannot enter the outcome. */
  readonly outcome: ManualOutcome | undefined
}
interface Stepping extends Pick<RequestContext, 'resource'> {
  readonly records: Pick<Records, 'unconnected'>
  /** Everybody, if absent. */
  readonly me?: Me
}

/** Whether the system of a call is not connected. */
export const isUnconnected = ({ unconnected = {} }: Pick<Records, 'unconnected'>, call: string) =>
  Object.hasOwn(unconnected, call)

/** The calls of a step to systems that are not connected and whose outcome the step needs. */
export function unmadeCalls(
  request: Stepping,
  move: Move,
  record?: RecordValues,
): readonly Unmade[] {
  const { records, resource } = request
  if (!records.unconnected) return []
  return callsOf(resource)
    .filter(made => made.move === move && isUnconnected(records, made.effect.call))
    .filter(({ effect }) => !isLeftWaiting(request, effect))
    .filter(({ effect: { when } }) => !record || !when || isDue(request, when, record))
    .map(({ effect }) => unmade(request, effect))
}

const isDue = (request: Stepping, when: NonNullable<Call['when']>, record: RecordValues) =>
  holds(parseRule(when), record, request.me ?? {})

/** A person may enter the outcome if every required part has a field they may read. */
function unmade({ records, resource, me }: Stepping, effect: Call): Unmade {
  const declared = records.unconnected?.[effect.call] ?? undefined
  const readable = me ? policyOf(resource, me).readable : resource.fields
  const parts = declared && [...declared.required, ...(declared.fields ?? [])]
  const places = Object.entries(effect.mapResponse ?? {}).filter(
    ([field, part]) => parts?.includes(part) && readable.has(field),
  )
  const isWhole = declared?.required.every(part => places.some(place => place[1] === part))
  return { effect, places, outcome: isWhole ? declared : undefined }
}

/** Whether some step of the flow takes this call's outcome by hand. */
export const acceptsManualEntry = (
  { records, resource }: Pick<Stepping, 'records' | 'resource'>,
  call: string,
): boolean => asStep({ records, resource }, call, () => true) !== undefined

/**
 * A call without a mapping: no step waits for its outcome. While its system is not connected it stays in the
 * outbox until the outcome is entered by another step.
 */
export const isLeftWaiting = (request: Stepping, { call, mapResponse }: Call): boolean =>
  mapResponse === undefined && acceptsManualEntry(request, call)

/** The outcome of an earlier call, as a step that this person may make takes it. */
export const heldOutcome = (
  request: RequestContext,
  call: string,
  record: RecordValues,
): Unmade | undefined =>
  asStep(request, call, move => mayMakeSomewhere(move, record, request.me ?? {}))

/** The call in the first such step. */
const asStep = (request: Stepping, call: string, isSuch: (move: Move) => boolean) =>
  isUnconnected(request.records, call)
    ? callsOf(request.resource)
        .filter(({ move, effect }) => effect.call === call && isSuch(move))
        .map(({ effect }) => unmade(request, effect))
        .find(({ outcome }) => outcome)
    : undefined

/** The record has changed state since: anyone who could make the step in one of its states may enter the answer. */
const mayMakeSomewhere = (move: Move, record: RecordValues, me: RecordValues) =>
  move.transition.from.some(state => mayMove(move, { ...record, [move.status.name]: state }, me))

/** Adds the entries required by offered transitions where systems are not connected, and the obstacles. */
export function withSystems(
  request: Stepping,
  record: RecordValues,
  flow: Record<string, Unmet[]>,
) {
  const byHand: Record<string, readonly HandEntry[]> = {}
  const told = Object.entries(flow).map(([name, unmet]): [string, Unmet[]] => {
    const move = movesOf(request.resource).get(name)
    const calls = move ? unmadeCalls(request, move, record) : []
    const entries = calls.flatMap(manualEntry)
    if (entries.length > 0) byHand[name] = entries
    return [name, [...unmet, ...unenterable(calls)]]
  })
  return { flow: Object.fromEntries(told), ...(Object.keys(byHand).length > 0 && { byHand }) }
}

/** Form in which a transition asks for the result of such a call. */
export function manualEntry({ effect, places, outcome }: Unmade): HandEntry[] {
  if (!outcome) return []
  const need = places.filter(([, part]) => outcome.required.includes(part)).map(([field]) => field)
  return [{ system: systemName(effect.call), fields: places.map(([field]) => field), need }]
}

const unenterable = (calls: readonly Unmade[]): Unmet[] =>
  calls.filter(({ outcome }) => !outcome).map(({ effect }) => ({ system: systemName(effect.call) }))

export interface JudgedEntry {
  /** By field. */
  readonly errors: Record<string, Message>
  readonly missing: Record<string, Message>
  readonly reasons: readonly Unmet[]
  /** The answers in place of the calls, once there are no errors. */
  readonly answers: () => Promise<EnteredAnswer[]>
}

interface Entering {
  readonly move: Move
  readonly record: RecordValues
  /** Entered values, by field. */
  readonly sent: RecordValues
  /** The step runs on many records with the same answers, which cannot share one outcome. */
  readonly isOfMany: boolean
}

/** The entered answers of a step's calls, with all their errors. */
export function judgeEntered(request: RequestContext, entering: Entering): JudgedEntry {
  const { move, record, sent, isOfMany } = entering
  const calls = unmadeCalls(request, move, record)
  const reasons: Unmet[] = unenterable(calls)
  for (const { effect, outcome } of calls)
    if (outcome && isOfMany) reasons.push({ system: systemName(effect.call), each: true })
  return { ...judgeCalls(calls, sent, record), reasons }
}

/** The same for calls outside a step. */
export function judgeCalls(calls: readonly Unmade[], sent: RecordValues, record: RecordValues) {
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

function wrongIn({ places, outcome }: Unmade, sent: RecordValues, record: RecordValues) {
  const wrong = outcome?.problems?.(partsOf(places, sent), record) ?? {}
  return Object.fromEntries(
    places.flatMap(([field, part]) => (wrong[part] ? [[field, wrong[part]] as const] : [])),
  )
}

const missingIn = ({ places, outcome }: Unmade, sent: RecordValues) =>
  Object.fromEntries(
    places
      .filter(([field, part]) => outcome?.required.includes(part) && isNone(sent[field]))
      .map(([field]) => [field, { key: 'required' }]),
  )

const partsOf = (places: Unmade['places'], sent: RecordValues): RecordValues =>
  Object.fromEntries(places.map(([field, part]) => [part, sent[field] ?? null]))
const isNone = (value: unknown) => value === null || value === undefined || value === ''
