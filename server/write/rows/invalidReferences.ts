import { dayBounds } from '../../../src/base/day'
import { amongOf, isSameDay, narrowing } from '../../../src/model/fields/filterOptions'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import type { Message } from '../../../src/model/kinds/kind'
import type { Among } from '../../../src/model/kinds/options'
import type { Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { canHold } from '../../query/compare'
import { allConditions, alwaysFalse, column } from '../../query/condition'
import type { RecordValues } from '../../query/requestContext'
import { keyColumns } from '../../query/tables'

interface Referring {
  readonly record: RecordValues
  /** Fields just written: a reference is checked if it, or a field that narrows it, is among these. */
  readonly names: ReadonlySet<string>
}

interface Narrowed {
  readonly path: string
  readonly field: FieldModel
  readonly among: Among
  /** The record with the row's own values on top. */
  readonly around: RecordValues
}

/** References that another field's choice excludes, each with its schema's message. */
export async function invalidReferences(
  trx: Trx,
  resource: Resource,
  { record, names }: Referring,
): Promise<Record<string, Message>> {
  const found: Record<string, Message> = {}
  for (const narrowed of narrowedOf(resource, record)) {
    const { path, among } = narrowed
    const narrowedBy = [among.match ?? {}, among.day ?? {}].flatMap(Object.values<string>)
    const asked = [path.split('.')[0] ?? '', ...narrowedBy]
    if (!asked.some(name => names.has(name))) continue
    if (await isStray(trx, resource, narrowed)) found[path] = { key: 'check', text: among.message }
  }
  return found
}

/** References with such a condition, of the record and its rows; most resources have none. */
const narrowedOf = ({ fields }: Resource, record: RecordValues): Narrowed[] =>
  [...fields.values()].flatMap(field => {
    const among = amongOf(field)
    if (among) return [{ path: field.name, field, among, around: record }]
    const rows = record[field.name]
    if (!field.fields || !Array.isArray(rows)) return []
    return rows.flatMap((row: RecordValues, at) =>
      (field.fields ?? []).flatMap(cell => {
        const here = amongOf(cell)
        const around = { ...record, ...row }
        return here
          ? [{ path: `${field.name}.${at}.${cell.name}`, field: cell, among: here, around }]
          : []
      }),
    )
  })

async function isStray(trx: Trx, resource: Resource, { field, around }: Narrowed) {
  const { target, name } = field
  const keys = [...new Set([around[name] ?? []].flat())]
  const wanted = Object.entries(narrowing(field, around))
  if (!target || keys.length === 0 || wanted.length === 0) return false
  const company = resource.company?.name
  const place = keyColumns(target).map(part =>
    part === target.key.name
      ? sql`${column(part)} in (${sql.join(keys)})`
      : sql`${column(part)} = ${around[company ?? part]}`,
  )
  const equal = wanted.map(([part, value]) => {
    const there = target.fields.get(part)
    if (isSameDay(value)) {
      const [from, to] = dayBounds(value.gte)
      return sql`${column(part)} >= ${from} and ${column(part)} < ${to}`
    }
    const fitting = [value].flat().filter(each => there && canHold(there, each))
    if (!there || fitting.length === 0) return alwaysFalse
    return sql`${column(part)} in (${sql.join(fitting.map(each => there.toStore(each)))})`
  })
  const where = allConditions([...place, ...equal])
  const { rows } = await sql<{
    N: unknown
  }>`select count(*) as "N" from ${sql.table(target.table)} as t where ${where}`.execute(trx)
  return Number(rows[0]?.N) < keys.length
}
