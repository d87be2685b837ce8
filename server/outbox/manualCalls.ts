import type { Message } from '../../src/kinds/kind/kind'
import { type Me, policyOf } from '../../src/model/access/access'
import { type Call, callsOf, systemName } from '../../src/model/access/calls'
import { type Move, mayMove, movesOf, type Unmet } from '../../src/model/access/transition'
import type { ManualEntry } from '../../src/model/definition/manualEntry'
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
interface ManualCall {
  readonly effect: Call
  /** Parts of the answer and the fields that take them. */
  readonly places: readonly (readonly [field: string, part: string])[]
  /** Undefined if this person cannot enter the outcome. */
  readonly outcome: ManualOutcome | undefined
}
interface StepContext extends Pick<RequestContext, 'resource'> {
  readonly records: Pick<Records, 'unconnected'>
  /** Everybody, if absent. */
  readonly me?: Me
}

/** Whether the system of a call is not connected. */
export const isUnconnected = ({ unconnected = {} }: Pick<Records, 'unconnected'>, call: string) =>
  Object.hasOwn(unconnected, call)

/** The calls of a step to systems that are not connected and whose outcome the step needs. */
export function manualCallsOf(
  request: StepContext,
  move: Move,
  record?: RecordValues,
): readonly ManualCall[] {
  const { records, resource } = request
  if (!records.unconnected) return []
  return callsOf(resource)
    .filter(each => each.move === move && isUnconnected(records, each.effect.call))
    .filter(({ effect }) => !isLeftWaiting(request, effect))
    .filter(({ effect: { when } }) => !record || !when || isDue(request, when, record))
    .map(({ effect }) => manualCall(request, effect))
}

const isDue = (request: StepContext, when: NonNullable<Call['when']>, record: RecordValues) =>
  holds(parseRule(when), record, request.me ?? {})

/** A person may enter the outcome if every required part has a field they may read. */
function manualCall({ records, resource, me }: StepContext, effect: Call): ManualCall {
  const outcome = records.unconnected?.[effect.call] ?? undefined
  const readable = me ? policyOf(resource, me).readable : resource.fields
  const parts = outcome && [...outcome.required, ...(outcome.fields ?? [])]
  const places = Object.entries(effect.mapResponse ?? {}).filter(
    ([field, part]) => parts?.includes(part) && readable.has(field),
  )
  const isComplete = outcome?.required.every(part => places.some(place => place[1] === part))
  return { effect, places, outcome: isComplete ? outcome : undefined }
}

/** Whether some step of the flow takes this call's outcome by hand. */
export const acceptsManualEntry = (
  { records, resource }: Pick<StepContext, 'records' | 'resource'>,
  call: string,
): boolean => firstStepWith({ records, resource }, call, () => true) !== undefined

/**
 * A call without a mapping: no step waits for its outcome. While its system is not connected it stays in the
 * outbox until the outcome is entered by another step.
 */
export const isLeftWaiting = (request: StepContext, { call, mapResponse }: Call): boolean =>
  mapResponse === undefined && acceptsManualEntry(request, call)

/** The outcome of an earlier call, as a step that this person may make takes it. */
export const laterOutcome = (
  request: RequestContext,
  call: string,
  record: RecordValues,
): ManualCall | undefined =>
  firstStepWith(request, call, move => mayMakeInSomeState(move, record, request.me ?? {}))

/** The call in the first such step. */
const firstStepWith = (request: StepContext, call: string, accepts: (move: Move) => boolean) =>
  isUnconnected(request.records, call)
    ? callsOf(request.resource)
        .filter(({ move, effect }) => effect.call === call && accepts(move))
        .map(({ effect }) => manualCall(request, effect))
        .find(({ outcome }) => outcome)
    : undefined

/** The record has changed state since: anyone who could make the step in one of its states may enter the answer. */
const mayMakeInSomeState = (move: Move, record: RecordValues, me: RecordValues) =>
  move.transition.from.some(state => mayMove(move, { ...record, [move.status.name]: state }, me))

/** Adds the entries required by offered transitions where systems are not connected, and the obstacles. */
export function withSystems(
  request: StepContext,
  record: RecordValues,
  flow: Record<string, Unmet[]>,
) {
  const byHand: Record<string, readonly ManualEntry[]> = {}
  const flowWithCalls = Object.entries(flow).map(([name, unmet]): [string, Unmet[]] => {
    const move = movesOf(request.resource).get(name)
    const calls = move ? manualCallsOf(request, move, record) : []
    const entries = calls.flatMap(manualEntry)
    if (entries.length > 0) byHand[name] = entries
    return [name, [...unmet, ...unenterable(calls)]]
  })
  return {
    flow: Object.fromEntries(flowWithCalls),
    ...(Object.keys(byHand).length > 0 && { byHand }),
  }
}

/** Form in which a transition asks for the result of such a call. */
export function manualEntry({ effect, places, outcome }: ManualCall): ManualEntry[] {
  if (!outcome) return []
  const need = places.filter(([, part]) => outcome.required.includes(part)).map(([field]) => field)
  return [{ system: systemName(effect.call), fields: places.map(([field]) => field), need }]
}

const unenterable = (calls: readonly ManualCall[]): Unmet[] =>
  calls.filter(({ outcome }) => !outcome).map(({ effect }) => ({ system: systemName(effect.call) }))

export interface CheckedEntry {
  /** By field. */
  readonly errors: Record<string, Message>
  readonly missing: Record<string, Message>
  readonly reasons: readonly Unmet[]
  /** The answers in place of the calls, once there are no errors. */
  readonly answers: () => Promise<EnteredAnswer[]>
}

interface EntryForStep {
  readonly move: Move
  readonly record: RecordValues
  readonly sent: RecordValues
  /** The step runs on many records with the same answers, which cannot share one outcome. */
  readonly isOfMany: boolean
}

/** The entered answers of a step's calls, with all their errors. */
export function checkEntered(request: RequestContext, entry: EntryForStep): CheckedEntry {
  const { move, record, sent, isOfMany } = entry
  const calls = manualCallsOf(request, move, record)
  const reasons: Unmet[] = unenterable(calls)
  for (const { effect, outcome } of calls)
    if (outcome && isOfMany) reasons.push({ system: systemName(effect.call), each: true })
  return { ...checkCalls(calls, sent, record), reasons }
}

/** The same for calls outside a step. */
export function checkCalls(calls: readonly ManualCall[], sent: RecordValues, record: RecordValues) {
  const accepted = new Set(calls.flatMap(({ places }) => places.map(([field]) => field)))
  const unknown = Object.keys(sent).filter(name => !accepted.has(name))
  const errors: Record<string, Message> = Object.fromEntries(
    unknown.map(name => [name, { key: 'unknownField' }]),
  )
  const missing: Record<string, Message> = {}
  for (const call of calls) {
    Object.assign(errors, problemsIn(call, sent, record))
    Object.assign(missing, missingIn(call, sent))
  }
  const answers = () =>
    Promise.all(
      calls.map(async ({ effect, places, outcome }) => {
        const entered = partsOf(places, sent)
        const answer = (await outcome?.answer?.(entered, record)) ?? entered
        const fields = places.map(([field]) => field).filter(field => !isEmpty(sent[field]))
        return { name: effect.call, fields, answer: { ...answer, simulated: false } }
      }),
    )
  return { errors, missing, answers }
}

function problemsIn({ places, outcome }: ManualCall, sent: RecordValues, record: RecordValues) {
  const problems = outcome?.problems?.(partsOf(places, sent), record) ?? {}
  return Object.fromEntries(
    places.flatMap(([field, part]) => (problems[part] ? [[field, problems[part]] as const] : [])),
  )
}

const missingIn = ({ places, outcome }: ManualCall, sent: RecordValues) =>
  Object.fromEntries(
    places
      .filter(([field, part]) => outcome?.required.includes(part) && isEmpty(sent[field]))
      .map(([field]) => [field, { key: 'required' }]),
  )

const partsOf = (places: ManualCall['places'], sent: RecordValues): RecordValues =>
  Object.fromEntries(places.map(([field, part]) => [part, sent[field] ?? null]))
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
