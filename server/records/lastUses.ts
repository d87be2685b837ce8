import type { FieldModel, Resource } from '../../src/model/resource'
import type { Db, Row } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { childTable, keyColumns, ownerColumns } from './tables'

export interface LastUse {
  /** Which group, its key. */
  readonly group: unknown
  /** When, as it is kept. */
  readonly at: string
  /** The record, and what its child row names. */
  readonly key: number
  readonly used: string
}
interface Asked {
  readonly lines: FieldModel
  /** The reference in the child rows, and the field there that tells the groups. */
  readonly by: FieldModel
  readonly group: string
  /** The instants of a record, the first that is there counts. */
  readonly at: readonly string[]
  /** What the records must meet. */
  readonly among: Condition
  /** What their child rows may name, over `t`. */
  readonly named: Condition
}

/** The last record of each group that its child rows name: the last order of each brand. Longest ago first. */
export async function lastUsesOf(
  db: Db['read'],
  resource: Resource,
  { lines, by, group, at, among, named }: Asked,
): Promise<LastUse[]> {
  const target = by.target as Resource
  const line = (name: string) => sql.ref(`c.${name}`)
  const there = (name: string) => sql.ref(`p.${name}`)
  const owned = ownerColumns(resource).map(name => sql`${line(name)} = ${column(name)}`)
  const joined = keyColumns(target).map(name =>
    name === target.key.name
      ? sql`${there(name)} = ${line(by.name)}`
      : sql`${there(name)} = ${column(name)}`,
  )
  const key = column(resource.key.name)
  const allowed = sql`${line(by.name)} in (select ${column(target.key.name)} from ${sql.table(target.table)} as t where ${named})`
  const when = sql`coalesce(${sql.join([...at.map(column), sql`null`])})`
  const nth = sql`row_number() over (partition by ${there(group)} order by ${when} desc, ${key} desc, ${line('_POSITION')})`
  const all = sql`select ${there(group)} as "GROUP_", ${when} as "AT_", ${key} as "KEY_", ${line(by.name)} as "USED_", ${nth} as "NTH_" from ${sql.table(childTable(resource, lines))} as c join ${sql.table(resource.table)} as t on ${sql.join(owned, sql` and `)} join ${sql.table(target.table)} as p on ${sql.join(joined, sql` and `)} where ${both([among, allowed])}`
  const { rows } =
    await sql<Row>`select "GROUP_", "AT_", "KEY_", "USED_" from (${all}) as u where "NTH_" = 1 order by "AT_", "GROUP_"`.execute(
      db,
    )
  return rows.map(row => ({
    group: row.GROUP_,
    at: String(row.AT_),
    key: Number(row.KEY_),
    used: String(row.USED_),
  }))
}
