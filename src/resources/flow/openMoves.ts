import type { Can } from '../../model/access'
import { movesByPaper } from '../../model/paper'
import type { Resource } from '../../model/resource'
import { type Move, movesOf } from '../../model/transition'
import type { Sent } from '../useRecord'

/** A move the server offers on a record, with what still stands against it, in words. */
export interface OpenMove extends Move {
  readonly reasons: readonly string[]
  /** What is to be told first, though it may be made. */
  readonly doubts: readonly string[]
}

/** The moves of a record open to this person now, the way forward first; what printing does has no button. */
export function openMoves(resource: Resource, { _can }: Pick<Sent, '_can'>): readonly OpenMove[] {
  const offered: NonNullable<Can['flow']> = _can?.flow ?? {}
  const printed = movesByPaper(resource)
  const open = [...movesOf(resource).values()]
    .filter(({ name }) => Object.hasOwn(offered, name) && !printed.has(name))
    .map(move => ({
      ...move,
      reasons: offered[move.name] as readonly string[],
      doubts: (_can?.doubts?.[move.name] ?? []) as readonly string[],
    }))
  const first = open.find(isForward)
  return first ? [first, ...open.filter(move => move !== first)] : open
}

/** The same moves, none of them possible here and now, and why. */
export const withheld = (moves: readonly OpenMove[], reason: string | undefined) =>
  reason === undefined ? moves : moves.map(move => ({ ...move, reasons: [reason] }))

export const isForward = ({ transition }: Move): boolean => transition.colour === 'success'

/** Whether a dialog comes before it. */
export const asksFirst = ({ transition, doubts = [] }: Move & Partial<OpenMove>): boolean =>
  doubts.length > 0 ||
  transition.confirm !== undefined ||
  (transition.ask?.length ?? 0) > 0 ||
  (transition.shows?.length ?? 0) > 0
