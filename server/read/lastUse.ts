import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { allConditions, column, type Db, type DbRow, type SqlCondition, sql } from '../db/db'
import type { RecordDraft } from '../query/requestContext'
import { reader } from '../query/row'
import { childTable, ownerColumns } from '../query/tables'

export interface LineUse {
  readonly record: RecordDraft
  readonly row: RecordDraft
}
interface UseQuery {
  readonly lines: FieldModel
  /** The reference in the child rows, and its target. */
  readonly by: string
  readonly key: unknown
  readonly scope: SqlCondition
  readonly fields: readonly FieldModel[]
  readonly rowFields: readonly FieldModel[]
  readonly limit: number
}

/** The records whose child rows name a target, newest first: the orders of a product. */
export async function usesOf(
  db: Db['read'],
  resource: Resource,
  query: UseQuery,
): Promise<LineUse[]> {
  const { lines, by, key, scope, fields, rowFields, limit } = query
  const line = (name: string) => sql.ref(`c.${name}`)
  const joined = ownerColumns(resource).map(name => sql`${line(name)} = ${column(name)}`)
  const columns = [
    ...fields.map(({ name }) => sql`${column(name)} as ${sql.ref(`t_${name}`)}`),
    ...rowFields.map(({ name }) => sql`${line(name)} as ${sql.ref(`c_${name}`)}`),
  ]
  const where = allConditions([sql`${line(by)} = ${key}`, scope])
  const statement = sql`select ${sql.join(columns)} from ${sql.table(childTable(resource, lines))} as c join ${sql.table(resource.table)} as t on ${sql.join(joined, sql` and `)} where ${where} order by ${column(resource.key.name)} desc limit ${limit}`
  const { rows } = await statement.execute(db)
  const [readRecord, readRow] = [reader(fields), reader(rowFields)]
  return rows.map(row => ({
    record: readRecord(withoutPrefix(row, 't_')),
    row: readRow(withoutPrefix(row, 'c_')),
  }))
}

const withoutPrefix = (row: DbRow, prefix: string): DbRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )
