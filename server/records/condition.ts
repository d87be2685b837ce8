import { type Fragment, sql } from '../db/fragment'

/** A part of a `where` over the table aliased `t`. */
export type Condition = Fragment

export const yes: Condition = sql`1 = 1`
export const no: Condition = sql`1 = 0`

export const both = (parts: readonly Condition[]): Condition =>
  parts.length === 0 ? yes : sql`(${sql.join(parts, sql` and `)})`

export const either = (parts: readonly Condition[]): Condition =>
  parts.length === 0 ? no : sql`(${sql.join(parts, sql` or `)})`

export const column = (name: string) => sql.ref(`t.${name}`)
