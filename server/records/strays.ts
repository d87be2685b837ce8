import { dayBounds } from '../../src/domain/day'
import { type Among, amongOf, isSameDay, narrowing } from '../../src/model/among'
import type { Message } from '../../src/model/kinds/kind'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Trx } from '../db/db'
import { sql } from '../db/fragment'
import { fits } from './compare'
import { both, column, no } from './condition'
import type { Values } from './context'
import { keyColumns } from './tables'

interface Referring {
  readonly record: Values
  /** What was just written: a reference is looked at where it, or what narrows it, is among these. */
  readonly names: ReadonlySet<string>
}

interface Narrowed {
  readonly path: string
  readonly field: FieldModel
  readonly among: Among
  /** The record, with the row's own values before it. */
  readonly around: Values
}

/** The references that name what another field did not choose (`among`), each in the words of its schema. */
export async function strayReferences(
  trx: Trx,
  resource: Resource,
  { record, names }: Referring,
): Promise<Record<string, Message>> {
  const found: Record<string, Message> = {}
  for (const narrowed of narrowedOf(resource, record)) {
    const { path, among } = narrowed
    const narrowedBy = [among.where ?? {}, among.day ?? {}].flatMap(Object.values<string>)
    const asked = [path.split('.')[0] ?? '', ...narrowedBy]
    if (!asked.some(name => names.has(name))) continue
    if (await isStray(trx, resource, narrowed)) found[path] = { key: 'check', text: among.else }
  }
  return found
}

/** Those that narrow, of the record and of its rows; most resources have none. */
const narrowedOf = ({ fields }: Resource, record: Values): Narrowed[] =>
  [...fields.values()].flatMap(field => {
    const among = amongOf(field)
    if (among) return [{ path: field.name, field, among, around: record }]
    const rows = record[field.name]
    if (!field.fields || !Array.isArray(rows)) return []
    return rows.flatMap((row: Values, at) =>
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
    const fitting = [value].flat().filter(each => there && fits(there, each))
    if (!there || fitting.length === 0) return no
    return sql`${column(part)} in (${sql.join(fitting.map(each => there.toStore(each)))})`
  })
  const where = both([...place, ...equal])
  const { rows } = await sql<{
    N: unknown
  }>`select count(*) as "N" from ${sql.table(target.table)} as t where ${where}`.execute(trx)
  return Number(rows[0]?.N) < keys.length
}
