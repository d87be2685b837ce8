import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { allConditions, column, type Db, fromRows, type SqlCondition, sql } from '../db/db'
import { childTable, keyColumns, ownerColumns } from '../query/tables'

export interface LastUse {
  /** Key of the group. */
  readonly group: unknown
  /** Time as stored. */
  readonly at: string
  /** The record, and the target of its child row. */
  readonly key: number
  readonly used: string
}
interface LastUseQuery {
  readonly lines: FieldModel
  /** The reference in the child rows, and the target's field that defines the groups. */
  readonly by: FieldModel
  readonly group: string
  /** Time fields of a record; the first non-empty one counts. */
  readonly at: readonly string[]
  readonly scope: SqlCondition
  /** Condition on the targets, over `t`. */
  readonly targets: SqlCondition
}

/** The last record of each group of targets: the last order per brand. Longest ago first. */
export async function lastUsesOf(
  db: Db['read'],
  resource: Resource,
  { lines, by, group, at, scope, targets }: LastUseQuery,
): Promise<LastUse[]> {
  const target = by.target as Resource
  const line = (name: string) => sql.ref(`c.${name}`)
  const targetColumn = (name: string) => sql.ref(`p.${name}`)
  const owned = ownerColumns(resource).map(name => sql`${line(name)} = ${column(name)}`)
  const joined = keyColumns(target).map(name =>
    name === target.key.name
      ? sql`${targetColumn(name)} = ${line(by.name)}`
      : sql`${targetColumn(name)} = ${column(name)}`,
  )
  const key = column(resource.key.name)
  const allowed = sql`${line(by.name)} in (select ${column(target.key.name)} ${fromRows(target, targets)})`
  const when = sql`coalesce(${sql.join([...at.map(column), sql`null`])})`
  const rank = sql`row_number() over (partition by ${targetColumn(group)} order by ${when} desc, ${key} desc, ${line('_POSITION')})`
  const ranked = sql`select ${targetColumn(group)} as "GROUP_", ${when} as "AT_", ${key} as "KEY_", ${line(by.name)} as "USED_", ${rank} as "NTH_" from ${sql.table(childTable(resource, lines))} as c join ${sql.table(resource.table)} as t on ${sql.join(owned, sql` and `)} join ${sql.table(target.table)} as p on ${sql.join(joined, sql` and `)} where ${allConditions([scope, allowed])}`
  const query = sql`select "GROUP_", "AT_", "KEY_", "USED_" from (${ranked}) as u where "NTH_" = 1 order by "AT_", "GROUP_"`
  return (await query.execute(db)).rows.map(row => ({
    group: row.GROUP_,
    at: String(row.AT_),
    key: Number(row.KEY_),
    used: String(row.USED_),
  }))
}
