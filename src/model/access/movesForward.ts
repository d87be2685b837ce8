import type { Resource } from '../fields/resource'
import { flowsOf, type Move, movesOf } from './transition'

/** Transitions that lead forward: without those coloured as warning or undo, and those out of an end state. */
export function movesForward(resource: Resource): Move[] {
  const ends = new Set(
    flowsOf(resource).flatMap(([field, { states }]) =>
      Object.entries(states).flatMap(([state, { end }]) => (end ? [`${field.name} ${state}`] : [])),
    ),
  )
  return [...movesOf(resource).values()]
    .filter(
      ({ transition: { to, colour } }) =>
        to !== undefined && colour !== 'error' && colour !== 'warning',
    )
    .map(move => {
      const from = move.transition.from.filter(state => !ends.has(`${move.status.name} ${state}`))
      return { ...move, transition: { ...move.transition, from } }
    })
    .filter(({ transition }) => transition.from.length > 0)
}
