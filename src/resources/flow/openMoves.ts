import type { Can } from '../../model/access'
import type { CallTold, HandEntry } from '../../model/calls'
import { lettersIn } from '../../model/letter'
import { movesByPaper } from '../../model/paper'
import type { FieldModel, Resource } from '../../model/resource'
import { flowsOf, type Move, movesOf } from '../../model/transition'
import type { Sent } from '../useRecord'

/** A move the server offers on a record, with what still stands against it, in words. */
export interface OpenMove extends Move {
  readonly reasons: readonly string[]
  /** What is to be told first, though it may be made. */
  readonly doubts: readonly string[]
  /** It asks for the outcome of systems that are not connected. */
  readonly byHand: readonly HandEntry[]
  /** The call that is answered, where the move that made it was made before. */
  readonly call?: number
}

/** The moves of a record open to this person now, the way forward first, those back last; what printing does has no button. */
export function openMoves(resource: Resource, record: Sent): readonly OpenMove[] {
  const { _can } = record
  const offered: NonNullable<Can['flow']> = _can?.flow ?? {}
  const printed = movesByPaper(resource)
  const open = [...movesOf(resource).values()]
    .filter(({ name }) => Object.hasOwn(offered, name) && !printed.has(name))
    .map(move => ({
      ...enteredByHand(move, _can?.byHand?.[move.name]),
      reasons: offered[move.name] as readonly string[],
      doubts: (_can?.doubts?.[move.name] ?? []) as readonly string[],
    }))
  const isBack = (move: Move) => leadsBack(resource, move, record[move.status.name] as number)
  // States in no order of their own tell nothing of back and forth.
  const isOrdered = ({ status }: Move) =>
    statesOf(resource, status).some(({ order }) => order !== undefined)
  const first =
    open.find(move => isForward(move) && !isBack(move)) ??
    open.find(move => isForward(move) && !isOrdered(move))
  const others = open.filter(move => move !== first)
  return [
    ...(first ? [first] : []),
    ...others.filter(move => !isBack(move)),
    ...others.filter(isBack),
  ]
}

/** A move asks for the outcome of a system that is not connected as for its own fields; where several people approve, the last brings it. */
function enteredByHand(move: Move, byHand: readonly HandEntry[] = []) {
  if (byHand.length === 0) return { ...move, byHand }
  const { ask = [], need = [], approval } = move.transition
  const asked = [...new Set([...ask, ...byHand.flatMap(({ fields }) => fields)])]
  const needed = approval ? need : [...need, ...byHand.flatMap(entry => entry.need)]
  return { ...move, byHand, transition: { ...move.transition, ask: asked, need: needed } }
}

/** A call that waits for a system that is not connected asks a person for the outcome as the move does that made it. */
export function handAnswer(
  made: Move,
  { id, enter }: CallTold,
  label: string,
): OpenMove | undefined {
  if (!enter) return undefined
  const { from, by } = made.transition
  const transition = { label, from, by, ask: enter.fields, need: enter.need }
  return { ...made, transition, call: id, byHand: [enter], reasons: [], doubts: [] }
}

const statesOf = (resource: Resource, status: Move['status']) =>
  Object.values(flowsOf(resource).find(([field]) => field === status)?.[1].states ?? {})

/** Whether a move leads to what comes before this state in its flow. */
function leadsBack(resource: Resource, { status, transition: { to } }: Move, now: number) {
  const states = flowsOf(resource).find(([field]) => field === status)?.[1].states ?? {}
  const placeOf = (state: number) => states[state]?.order ?? state
  return typeof to === 'number' && placeOf(to) < placeOf(now)
}

/** The same moves, none of them possible here and now, and why. */
export const withheld = (moves: readonly OpenMove[], reason: string | undefined) =>
  reason === undefined ? moves : moves.map(move => ({ ...move, reasons: [reason] }))

export const isForward = ({ transition }: Move): boolean => transition.colour === 'success'

/** The file a move asks for, where it asks nothing else: to choose one is to make it. */
export function fileAsked({ fields }: Resource, { transition }: Move): FieldModel | undefined {
  const { ask: [name = '', more] = [], shows = [], confirm } = transition
  const field = fields.get(name)
  const isFile = field?.kind === 'file' || field?.kind === 'image'
  return isFile && !more && shows.length === 0 && !confirm ? field : undefined
}

/** Whether a dialog comes before it. */
export const asksFirst = ({ transition, doubts = [] }: Move & Partial<OpenMove>): boolean =>
  doubts.length > 0 ||
  transition.confirm !== undefined ||
  (transition.ask?.length ?? 0) > 0 ||
  (transition.shows?.length ?? 0) > 0 ||
  lettersIn(transition.effects).length > 0
