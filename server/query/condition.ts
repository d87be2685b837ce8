import type { Resource } from '../../src/model/fields/resource'
import { type Fragment, sql } from '../db/fragment'

/** A condition of a `where` clause over the table aliased `t`. */
export type SqlCondition = Fragment

export const alwaysTrue: SqlCondition = sql`1 = 1`
export const alwaysFalse: SqlCondition = sql`1 = 0`

export const allConditions = (parts: readonly SqlCondition[]): SqlCondition =>
  parts.length === 0 ? alwaysTrue : sql`(${sql.join(parts, sql` and `)})`

export const anyCondition = (parts: readonly SqlCondition[]): SqlCondition =>
  parts.length === 0 ? alwaysFalse : sql`(${sql.join(parts, sql` or `)})`

export const column = (name: string) => sql.ref(`t.${name}`)

/** The rows of a resource, as `t`, that meet these conditions: the part of a query after its columns. */
export const fromRows = ({ table }: Pick<Resource, 'table'>, ...where: readonly SqlCondition[]) =>
  sql`from ${sql.table(table)} as t where ${where.length === 1 ? where[0] : allConditions(where)}`
