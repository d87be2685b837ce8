import { type Me, mayAct } from '../../src/model/access'
import { bindMe } from '../../src/model/evaluate'
import type { Catalogue, Resource } from '../../src/model/resource'
import { allOf, anyOf, isNever, type Node, parseRule } from '../../src/model/rule'
import { flowsOf, type Move, movesOf } from '../../src/model/transition'
import type { Db } from '../db/db'
import { both } from './condition'
import { readScope } from './scope'
import { countRows } from './total'
import { whereOf } from './where'

/** How many records of each flow wait for this person to take them on; none is left out. */
export async function waitingFor(
  { db, catalogue }: { readonly db: Db; readonly catalogue: Catalogue },
  me: Me,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const resource of catalogue.resources.values()) {
    if (flowsOf(resource).length === 0 || !mayAct(resource, me, 'list')) continue
    const theirs = anyOf(movesForward(resource).map(move => openTo(move, me)))
    if (isNever(theirs)) continue
    const where = both([readScope(resource, me), whereOf(theirs, resource)])
    const count = await countRows(db, resource, where)
    if (count > 0) counts[resource.name] = count
  }
  return counts
}

/** Steps that lead on: one that warns or undoes (by its colour) is nobody's duty, nor one out of an end. */
function movesForward(resource: Resource): Move[] {
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

const openTo = ({ status, transition, by }: Move, me: Me): Node =>
  allOf([
    parseRule({ [status.name]: { in: transition.from } }),
    bindMe(by, me as unknown as Record<string, unknown>),
  ])
