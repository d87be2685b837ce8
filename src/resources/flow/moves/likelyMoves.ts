import type { Me } from '../../../model/access/access'
import { type Move, mayMove, movesOf } from '../../../model/access/transition'
import type { Resource } from '../../../model/fields/resource'

type Row = Readonly<Record<string, unknown>>

/** Transitions this person could make, judged by the list row; the server decides. */
export function likelyMoves(resource: Resource, row: Row, me: Me): readonly Move[] {
  const person = me
  return [...movesOf(resource).values()].filter(move => mayMove(move, row, person))
}
