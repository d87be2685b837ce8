import type { Message } from '../kinds/kind'
import type { FieldModel } from '../resource'
import type { Importing, Matcher } from './columns'
import { namesRecord, type Plan, type ReadRow } from './readRows'

/** One row as the server takes it. */
export interface ImportItem {
  readonly match?: Readonly<Record<string, unknown>>
  readonly changes: Readonly<Record<string, unknown>>
  readonly create?: boolean
}

/** What the server found for one name of another record. */
export type Found = { readonly key: string | number } | { readonly problem: string }
/** Field -> name as the file has it -> what was found. */
export type FoundNames = ReadonlyMap<string, ReadonlyMap<string, Found>>

/** A row ready to be sent, and what is wrong with it already: such a row is rehearsed, never written. */
export interface ReadyRow {
  readonly number: number
  readonly item: ImportItem
  readonly problems: Readonly<Record<string, Message>>
}

/** Every name a file has for other records, once. */
export function namesToFind(rows: readonly ReadRow[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>()
  for (const { names } of rows) {
    for (const [field, said] of Object.entries(names)) {
      const known = wanted.get(field) ?? new Set<string>()
      wanted.set(field, known)
      for (const name of said) known.add(name)
    }
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
  for (const [name, said] of Object.entries(row.names)) {
    const field = importing.fields.find(each => each.name === name)
    if (!field) continue
    const meant = meantBy(field, said, found.get(name))
    if ('problem' in meant) problems[name] = meant.problem
    else changes[name] = meant.value
  }
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  return { number: row.number, item: itemOf(row, changes, { plan, matcher }), problems }
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
    if ('problem' in each) return { problem: { key: each.problem } }
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
