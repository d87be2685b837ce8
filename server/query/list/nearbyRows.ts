import type { Resource } from '../../../src/model/fields/resource'
import type { Db, DbRow } from '../../db/db'
import { sql } from '../../db/fragment'
import { allConditions, column, type SqlCondition } from '../condition'
import { hasShadow, shadowOf } from '../tables'
import { beyond, cursorPlaceOf, orderOf, sortColumn, type Walk } from './cursor'
import { noteOf } from './total'

/** Rows walked in order for a page before all matching rows are collected and sorted. */
const STEPS = 3_000

interface Walking {
  readonly resource: Resource
  readonly among: SqlCondition
  /** Conditions on the walked rows. */
  readonly exact: readonly SqlCondition[]
  readonly walk: Walk
}
/** Whether a whole page lies within a few thousand steps of its start. */
export async function isNear(db: Db, { resource, among, exact, walk }: Walking) {
  const place = cursorPlaceOf(resource, walk)
  const from = place
    ? beyond(resource, walk, place)
    : sql`${column(sortColumn(resource, walk.sort))} is not null`
  const texts = resource.searched.filter(field => hasShadow(resource, field)).map(shadowOf)
  const asked = sql.join(['_SEARCH', ...texts].map(column))
  const steps = sql`select ${asked} from ${sql.table(resource.table)} as t where ${allConditions([among, from])} order by ${orderOf(resource, walk)} limit ${STEPS}`
  const wanted = walk.offset + walk.limit
  const met = sql<DbRow>`select count(*) as "MET" from (select 1 from (${steps}) as t where ${allConditions(exact)} limit ${wanted}) as m`
  const { known, note } = await noteOf(db, resource, met)
  return (known ?? note(Number((await met.execute(db.read)).rows[0]?.MET))) === wanted
}
