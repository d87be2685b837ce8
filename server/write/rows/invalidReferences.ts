import { dayBounds } from '../../../src/base/day'
import type { Message } from '../../../src/kinds/kind/kind'
import type { Among } from '../../../src/kinds/reference/data'
import {
  filterOptionsOf,
  isFieldName,
  isSameDay,
  targetFilter,
} from '../../../src/model/fields/filterOptions'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { allConditions, alwaysFalse, column, fromRows, sql, type Trx } from '../../db/db'
import { canHold } from '../../query/compare'
import type { RecordValues } from '../../query/requestContext'
import { keyColumns } from '../../query/tables'

interface SavedRecord {
  readonly record: RecordValues
  /** Fields just written: a reference is checked if it, or a field that narrows it, is among these. */
  readonly names: ReadonlySet<string>
}

interface NarrowedReference {
  readonly path: string
  readonly field: FieldModel
  readonly among: Among
  /** The record with the row's own values on top. */
  readonly context: RecordValues
}

/** References that another field's choice excludes, each with its schema's message. */
export async function invalidReferences(
  trx: Trx,
  resource: Resource,
  { record, names }: SavedRecord,
): Promise<Record<string, Message>> {
  const found: Record<string, Message> = {}
  for (const reference of narrowedReferences(resource, record)) {
    const { path, among: options } = reference
    const narrowedBy = Object.values(options.match).flatMap(wanted =>
      isFieldName(wanted) ? wanted.field : [],
    )
    const dependsOn = [path.split('.')[0] ?? '', ...narrowedBy]
    if (!dependsOn.some(name => names.has(name))) continue
    if (await isExcluded(trx, resource, reference))
      found[path] = { key: 'check', text: options.message }
  }
  return found
}

/** References with such a condition, of the record and its rows; most resources have none. */
const narrowedReferences = ({ fields }: Resource, record: RecordValues): NarrowedReference[] =>
  [...fields.values()].flatMap(field => {
    const among = filterOptionsOf(field)
    if (among) return [{ path: field.name, field, among, context: record }]
    const rows = record[field.name]
    if (!field.fields || !Array.isArray(rows)) return []
    return rows.flatMap((row: RecordValues, at) =>
      (field.fields ?? []).flatMap(cell => {
        const here = filterOptionsOf(cell)
        const context = { ...record, ...row }
        return here
          ? [{ path: `${field.name}.${at}.${cell.name}`, field: cell, among: here, context }]
          : []
      }),
    )
  })

async function isExcluded(trx: Trx, resource: Resource, { field, context }: NarrowedReference) {
  const { target, name } = field
  const keys = [...new Set([context[name] ?? []].flat())]
  const required = Object.entries(targetFilter(field, context))
  if (!target || keys.length === 0 || required.length === 0) return false
  const company = resource.company?.name
  const keyConditions = keyColumns(target).map(part =>
    part === target.key.name
      ? sql`${column(part)} in (${sql.join(keys)})`
      : sql`${column(part)} = ${context[company ?? part]}`,
  )
  const valueConditions = required.map(([part, value]) => {
    const targetField = target.fields.get(part)
    if (isSameDay(value)) {
      const [from, to] = dayBounds(value.gte)
      return sql`${column(part)} >= ${from} and ${column(part)} < ${to}`
    }
    const comparable = [value].flat().filter(each => targetField && canHold(targetField, each))
    if (!targetField || comparable.length === 0) return alwaysFalse
    return sql`${column(part)} in (${sql.join(comparable.map(each => targetField.toStore(each)))})`
  })
  const where = allConditions([...keyConditions, ...valueConditions])
  const { rows } = await sql`select count(*) as "N" ${fromRows(target, where)}`.execute(trx)
  return Number(rows[0]?.N) < keys.length
}
