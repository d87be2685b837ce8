import type { Message } from '../kinds/kind'
import type { FieldModel } from '../resource'
import type { Importing, Matcher } from './columns'
import { namesRecord, type ReadRow } from './readRow'
import type { Plan } from './readRows'

/** One row as the server takes it. */
export interface ImportItem {
  readonly match?: Readonly<Record<string, unknown>>
  readonly changes: Readonly<Record<string, unknown>>
  readonly create?: boolean
}

/** What the server found for one name of another record. */
export type Found =
  | { readonly key: string | number }
  | { readonly problem: string; readonly params?: Readonly<Record<string, number>> }
/** Column -> name as the file has it -> what was found. */
export type FoundNames = ReadonlyMap<string, ReadonlyMap<string, Found>>

/** A row ready to be sent, and what is wrong with it already: such a row is rehearsed, never written. */
export interface ReadyRow {
  readonly number: number
  readonly numbers: readonly number[]
  /** `ITEMS.0`: the number of the row that has this line. */
  readonly places: Readonly<Record<string, number>>
  readonly item: ImportItem
  readonly problems: Readonly<Record<string, Message>>
}

/** Every name a file has for other records, once. */
export function namesToFind(rows: readonly ReadRow[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>()
  const want = (column: string, said: readonly string[]) => {
    const known = wanted.get(column) ?? new Set<string>()
    wanted.set(column, known)
    for (const name of said) known.add(name)
  }
  for (const { names, lines } of rows) {
    for (const [field, said] of Object.entries(names)) want(field, said)
    for (const [of, each] of Object.entries(lines))
      for (const { names } of each)
        for (const [field, said] of Object.entries(names)) want(`${of}.${field}`, said)
  }
  return wanted
}

/** Joins a row with the records its names stand for. */
export function readyRow(
  row: ReadRow,
  found: FoundNames,
  { plan, importing }: { plan: Plan; importing: Importing },
): ReadyRow {
  const changes: Record<string, unknown> = { ...row.values }
  const problems: Record<string, Message> = { ...row.problems }
  const join = ({ names, into, column, at }: Joining) => {
    for (const [name, said] of Object.entries(names)) {
      const known = importing.columns.find(each => each.name === `${column}${name}`)
      if (!known) continue
      const meant = meantBy(known.field, said, found.get(known.name))
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
  /** What stands before a field's name in a column's, and in a problem's. */
  readonly column: string
  readonly at: string
}

/** What the names in one cell stand for, as its field holds it, or what is wrong with them. */
export function meantBy(
  field: FieldModel,
  said: readonly string[],
  found: ReadonlyMap<string, Found> | undefined,
): { readonly value: unknown } | { readonly problem: Message } {
  const keys: (string | number)[] = []
  for (const name of said) {
    const each = found?.get(name) ?? { problem: 'notReference' }
    if ('problem' in each) {
      const { problem, params } = each
      return { problem: { key: problem, ...(params && { params }) } }
    }
    keys.push(each.key)
  }
  return { value: field.kind === 'references' ? [...new Set(keys)] : keys[0] }
}

function itemOf(
  row: ReadRow,
  changes: Record<string, unknown>,
  { plan, matcher }: { plan: Plan; matcher: Matcher | undefined },
): ImportItem {
  if (!matcher) return { changes }
  const match = matcher.fields.map(({ name }) => [name, changes[name]])
  const create = plan.create && matcher.creates
  // A key the server gives cannot be given to a new record.
  if (!matcher.creates) for (const { name } of matcher.fields) delete changes[name]
  if (!namesRecord(row, matcher)) return { changes }
  return { match: Object.fromEntries(match), changes, create }
}
