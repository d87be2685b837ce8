import type { Resource } from '../../src/model/resource'
import type { Db, Row } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { beyond, orderOf, placeOf, sortColumn, type Walk } from './cursor'
import { hasShadow, shadowOf } from './tables'
import { noteOf } from './total'

/** So many rows are looked at in order for a page, before all that fit are gathered and sorted. */
const STEPS = 3_000

interface Walking {
  readonly resource: Resource
  readonly among: Condition
  /** What the rows walked are asked. */
  readonly exact: readonly Condition[]
  readonly walk: Walk
}
/** Whether a whole page lies within a few thousand steps from where it begins. */
export async function isNear(db: Db, { resource, among, exact, walk }: Walking) {
  const place = placeOf(resource, walk)
  const from = place
    ? beyond(resource, walk, place)
    : sql`${column(sortColumn(resource, walk.sort))} is not null`
  const texts = resource.searched.filter(field => hasShadow(resource, field)).map(shadowOf)
  const asked = sql.join(['_SEARCH', ...texts].map(column))
  const steps = sql`select ${asked} from ${sql.table(resource.table)} as t where ${both([among, from])} order by ${orderOf(resource, walk)} limit ${STEPS}`
  const wanted = walk.offset + walk.limit
  const met = sql<Row>`select count(*) as "MET" from (select 1 from (${steps}) as t where ${both(exact)} limit ${wanted}) as m`
  const { known, note } = await noteOf(db, resource, met)
  return (known ?? note(Number((await met.execute(db.read)).rows[0]?.MET))) === wanted
}
