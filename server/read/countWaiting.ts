import { type Me, mayAct } from '../../src/model/access/access'
import { movesForward } from '../../src/model/access/movesForward'
import { flowsOf, type Move } from '../../src/model/access/transition'
import type { Catalogue } from '../../src/model/fields/resource'
import { bindMe } from '../../src/model/rules/evaluate'
import { allOf, anyOf, isNever, type Node, parseRule } from '../../src/model/rules/rule'
import { allConditions, type Db } from '../db/db'
import { countRows } from '../query/list/total'
import { readScope } from '../query/scope'
import { whereOf } from '../query/where'

/** The number of records per flow that wait for this person's action. */
export async function countWaiting(
  { db, catalogue }: { readonly db: Db; readonly catalogue: Catalogue },
  me: Me,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const resource of catalogue.resources.values()) {
    if (flowsOf(resource).length === 0 || !mayAct(resource, me, 'list')) continue
    const actionable = anyOf(movesForward(resource).map(move => actionableBy(move, me)))
    if (isNever(actionable)) continue
    const where = allConditions([readScope(resource, me), whereOf(actionable, resource)])
    const count = await countRows(db, resource, where)
    if (count > 0) counts[resource.name] = count
  }
  return counts
}

const actionableBy = ({ status, transition, allow }: Move, me: Me): Node =>
  allOf([parseRule({ [status.name]: { in: transition.from } }), bindMe(allow, me)])
