import { partition } from 'es-toolkit'
import { isEqual } from 'es-toolkit/predicate'
import type { Me } from '../../../model/access/access'
import type { CallView } from '../../../model/access/calls'
import type { Can } from '../../../model/access/can'
import { movesByDocument } from '../../../model/access/documents'
import { emailsIn } from '../../../model/access/emailTemplate'
import { movesForward } from '../../../model/access/movesForward'
import { flowsOf, type Move, mayMove, movesOf } from '../../../model/access/transition'
import type { Flow } from '../../../model/definition/flow'
import type { ManualEntry } from '../../../model/definition/manualEntry'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { SentRecord } from '../../../providers/backend/catalogueContext'

type Values = Readonly<Record<string, unknown>>

/** A transition offered by the server, with its unmet conditions as text. */
export interface OpenMove extends Move {
  readonly reasons: readonly string[]
  /** This person has approved it; others are awaited. */
  readonly isApproved?: boolean
  /** Warnings to show first. */
  readonly doubts: readonly string[]
  /** Outcomes to enter for systems that are not connected. */
  readonly byHand: readonly ManualEntry[]
  /** The call to answer, if its transition was made before. */
  readonly call?: number
}

/**
 * The open transitions of a record: forward ones first, with the other outcomes of the same decision; backward ones last. Transitions made by printing have
 * no button.
 */
export function openMoves(resource: Resource, record: SentRecord): readonly OpenMove[] {
  const { _can } = record
  const offered: NonNullable<Can['flow']> = _can?.flow ?? {}
  const printed = movesByDocument(resource)
  const open = [...movesOf(resource).values()]
    .filter(({ name }) => Object.hasOwn(offered, name) && !printed.has(name))
    .map(move => ({
      ...enteredByHand(move, _can?.byHand?.[move.name]),
      reasons: offered[move.name] as readonly string[],
      doubts: (_can?.doubts?.[move.name] ?? []) as readonly string[],
    }))
  const isBack = (move: Move) => leadsBack(resource, move, record[move.status.name] as number)
  // States without an order have no forward or backward.
  const isOrdered = ({ status }: Move) =>
    Object.values(statesOf(resource, status)).some(({ order }) => order !== undefined)
  const first =
    open.find(move => isForward(move) && !isBack(move)) ??
    open.find(move => isForward(move) && !isOrdered(move))
  // Open in the same states as the first: the other outcomes of the same decision.
  const isBeside = ({ transition }: Move) =>
    first !== undefined && isEqual(transition.from, first.transition.from)
  const [beside, others] = partition(
    open.filter(move => move !== first),
    isBeside,
  )
  return [
    ...(first ? [first] : []),
    ...beside.filter(move => !isBack(move)),
    ...beside.filter(isBack),
    ...others.filter(move => !isBack(move)),
    ...others.filter(isBack),
  ]
}

/**
 * A transition asks for the outcome of an unconnected system like for its own fields; of several approvers
 * the last one enters it.
 */
function enteredByHand(move: Move, byHand: readonly ManualEntry[] = []) {
  if (byHand.length === 0) return { ...move, byHand }
  const { dialogFields = [], requiredFields = [], approval } = move.transition
  const asked = [...new Set([...dialogFields, ...byHand.flatMap(({ fields }) => fields)])]
  const needed = approval
    ? requiredFields
    : [...requiredFields, ...byHand.flatMap(entry => entry.need)]
  return {
    ...move,
    byHand,
    transition: { ...move.transition, dialogFields: asked, requiredFields: needed },
  }
}

/** A waiting call asks for its outcome like the transition that made it. */
export function manualAnswer(
  made: Move,
  { id, enter }: CallView,
  label: string,
): OpenMove | undefined {
  if (!enter) return undefined
  const { from, allow } = made.transition
  const transition = { label, from, allow, dialogFields: enter.fields, requiredFields: enter.need }
  return { ...made, transition, call: id, byHand: [enter], reasons: [], doubts: [] }
}

/** Transitions this person could make, judged by the list row; the server decides. */
export const likelyMoves = (resource: Resource, row: Readonly<Record<string, unknown>>, me: Me) =>
  [...movesOf(resource).values()].filter(move => mayMove(move, row, me))

const statesOf = (resource: Resource, status: Move['status']): Flow['states'] =>
  flowsOf(resource).find(([field]) => field === status)?.[1].states ?? {}

/** True for transitions to an earlier state of the flow. */
function leadsBack(resource: Resource, { status, transition: { to } }: Move, now: number) {
  const states = statesOf(resource, status)
  const placeOf = (state: number) => states[state]?.order ?? state
  return typeof to === 'number' && placeOf(to) < placeOf(now)
}

/** The usual next step of a record, whoever may take it; undefined at an end. */
export function nextMove(resource: Resource, record: Values): Move | undefined {
  const leaving = [...movesOf(resource).values()].filter(({ status, transition }) =>
    transition.from.includes(record[status.name] as number),
  )
  const onwards = movesForward(resource).filter(
    move =>
      leaving.includes(move) && !leadsBack(resource, move, record[move.status.name] as number),
  )
  return leaving.find(isForward) ?? onwards[0]
}

/** The same transitions, all closed for this reason. */
export const withheld = (moves: readonly OpenMove[], reason: string | undefined) =>
  reason === undefined ? moves : moves.map(move => ({ ...move, reasons: [reason] }))

export const isForward = ({ transition }: Move): boolean => transition.colour === 'success'

/** The only file, for transitions with that single field. */
export function onlyDialogFile({ fields }: Resource, { transition }: Move): FieldModel | undefined {
  const { dialogFields: [name = '', more] = [], dialogInfo = [], confirm } = transition
  const field = fields.get(name)
  return field?.isFile && !more && dialogInfo.length === 0 && !confirm ? field : undefined
}

/** Whether a dialog precedes it. */
export const asksFirst = ({ transition, doubts = [] }: Move & Partial<OpenMove>): boolean =>
  doubts.length > 0 ||
  transition.confirm !== undefined ||
  (transition.dialogFields?.length ?? 0) > 0 ||
  (transition.dialogInfo?.length ?? 0) > 0 ||
  emailsIn(transition.effects).length > 0
