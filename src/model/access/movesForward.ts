import type { Resource } from '../fields/resource'
import { type Move, movesOf } from './transition'

/** Transitions that lead forward: without those coloured as warning or undo. */
export function movesForward(resource: Resource): Move[] {
  return [...movesOf(resource).values()].filter(
    ({ transition: { to, colour } }) =>
      to !== undefined && colour !== 'error' && colour !== 'warning',
  )
}
