import type { Message } from '../../kinds/kind/kind'
import type { FieldModel } from '../fields/resource'
import type { Importing, Matcher } from './columns'
import { namesRecord, type ReadRow } from './readRow'
import type { ImportPlan } from './readRows'

export interface ImportItem {
  readonly match?: Readonly<Record<string, unknown>>
  readonly changes: Readonly<Record<string, unknown>>
  readonly create?: boolean
}

/** Result of the server's lookup of a record by name. */
export type FoundKeys =
  | { readonly key: string | number }
  | { readonly problem: string; readonly params?: Readonly<Record<string, number>> }
/** Lookup results by column and name. */
export type FoundNames = ReadonlyMap<string, ReadonlyMap<string, FoundKeys>>

/** A row ready to be sent, and its known problems. A row with problems is only validated, never written. */
export interface ReadyRow {
  readonly number: number
  readonly numbers: readonly number[]
  /** `ITEMS.0`: number of the file row with this child row. */
  readonly places: Readonly<Record<string, number>>
  readonly item: ImportItem
  readonly problems: Readonly<Record<string, Message>>
}

/** Distinct names of other records in the file, by column. */
export function namesToFind(rows: readonly ReadRow[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>()
  const want = (column: string, cells: readonly string[]) => {
    const known = wanted.get(column) ?? new Set<string>()
    wanted.set(column, known)
    for (const name of cells) known.add(name)
  }
  for (const { names, lines } of rows) {
    for (const [field, cells] of Object.entries(names)) want(field, cells)
    for (const [of, each] of Object.entries(lines))
      for (const { names } of each)
        for (const [field, cells] of Object.entries(names)) want(`${of}.${field}`, cells)
  }
  return wanted
}

/** Combines a row with the records its names refer to. */
export function readyRow(
  row: ReadRow,
  found: FoundNames,
  { plan, importing }: { plan: ImportPlan; importing: Importing },
): ReadyRow {
  const changes: Record<string, unknown> = { ...row.values }
  const problems: Record<string, Message> = { ...row.problems }
  const join = ({ names, into, column, at }: Joining) => {
    for (const [name, cells] of Object.entries(names)) {
      const known = importing.columns.find(each => each.name === `${column}${name}`)
      if (!known) continue
      const meant = keysForCell(known.field, cells, found.get(known.name))
      if ('problem' in meant) problems[`${at}${name}`] = meant.problem
      else into[name] = meant.value
    }
  }
  join({ names: row.names, into: changes, column: '', at: '' })
  const places: Record<string, number> = {}
  for (const [of, lines] of Object.entries(row.lines)) {
    changes[of] = lines.map(({ number, values, names }, at) => {
      const into = { ...values }
      join({ names, into, column: `${of}.`, at: `${of}.${at}.` })
      places[`${of}.${at}`] = number
      return into
    })
  }
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  const item = itemOf(row, changes, { plan, matcher })
  return { number: row.number, numbers: row.numbers, places, item, problems }
}

interface Joining {
  readonly names: ReadRow['names']
  readonly into: Record<string, unknown>
  /** Prefix of field names in columns and problems. */
  readonly column: string
  readonly at: string
}

/** Keys for the names in one cell, or the problem with them. */
export function keysForCell(
  field: FieldModel,
  cells: readonly string[],
  found: ReadonlyMap<string, FoundKeys> | undefined,
): { readonly value: unknown } | { readonly problem: Message } {
  const keys: (string | number)[] = []
  for (const name of cells) {
    const each = found?.get(name) ?? { problem: 'notReference' }
    if ('problem' in each) {
      const { problem, params } = each
      return { problem: { key: problem, ...(params && { params }) } }
    }
    keys.push(each.key)
  }
  return { value: field.references ? [...new Set(keys)] : keys[0] }
}

function itemOf(
  row: ReadRow,
  changes: Record<string, unknown>,
  { plan, matcher }: { plan: ImportPlan; matcher: Matcher | undefined },
): ImportItem {
  if (!matcher) return { changes }
  const match = matcher.fields.map(({ name }) => [name, changes[name]])
  const create = plan.create && matcher.creates
  // A key assigned by the server cannot be sent for a new record.
  if (!matcher.creates) for (const { name } of matcher.fields) delete changes[name]
  if (!namesRecord(row, matcher)) return { changes }
  return { match: Object.fromEntries(match), changes, create }
}
