import type { Resource } from '../../../src/model/fields/resource'
import type { Db, DbRow } from '../../db/db'
import { sql } from '../../db/fragment'
import { allConditions, column, type SqlCondition } from '../condition'
import { hasShadow, shadowOf } from '../tables'
import { afterCursor, cursorPosition, orderOf, type PageQuery, sortColumn } from './cursor'
import { rememberedTotal } from './total'

/** Rows walked in order for a page before all matching rows are collected and sorted. */
const STEPS = 3_000

interface NearbySearch {
  readonly resource: Resource
  readonly scope: SqlCondition
  /** Conditions on the walked rows. */
  readonly exact: readonly SqlCondition[]
  readonly page: PageQuery
}
/** Whether a whole page lies within a few thousand steps of its start. */
export async function isPageNearby(db: Db, { resource, scope, exact, page }: NearbySearch) {
  const position = cursorPosition(resource, page)
  const from = position
    ? afterCursor(resource, page, position)
    : sql`${column(sortColumn(resource, page.sort))} is not null`
  const texts = resource.searched.filter(field => hasShadow(resource, field)).map(shadowOf)
  const columns = sql.join(['_SEARCH', ...texts].map(column))
  const steps = sql`select ${columns} from ${sql.table(resource.table)} as t where ${allConditions([scope, from])} order by ${orderOf(resource, page)} limit ${STEPS}`
  const needed = page.offset + page.limit
  const matches = sql<DbRow>`select count(*) as "MET" from (select 1 from (${steps}) as t where ${allConditions(exact)} limit ${needed}) as m`
  const { known, note } = await rememberedTotal(db, resource, matches)
  return (known ?? note(Number((await matches.execute(db.read)).rows[0]?.MET))) === needed
}
