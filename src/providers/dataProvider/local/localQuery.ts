import { fold } from '../../../base/fold'
import type { FieldModel, Resource, Sort } from '../../../model/fields/resource'
import { sortKeys } from '../../../model/lists/sortKeys'
import { holds } from '../../../model/rules/evaluate'
import { allOf, type Condition, fieldsOf, parseRule, type Rule } from '../../../model/rules/rule'
import { sortIn, type WireRow } from './rowIdentity'

interface LocalPage {
  readonly rows: readonly WireRow[]
  readonly from: number
  readonly total: number
}

/** Answers a list query from the whole array. */
export async function localQuery(
  resource: Resource,
  all: readonly WireRow[],
  query: URLSearchParams,
): Promise<LocalPage> {
  const filter = JSON.parse(query.get('filter') ?? '{}') as WireRow
  const kept = await filterInTurns(all, localFilter(resource, filter))
  const sorted = await sortedBy(resource, kept, sortIn(query))
  const [from, to] = JSON.parse(query.get('range') ?? `[0,${sorted.length}]`) as [number, number]
  return { rows: sorted.slice(from, to + 1), from, total: sorted.length }
}

/** Sorts like the server: folded text, nulls last in both directions, ties by key. */
async function sortedBy(resource: Resource, rows: readonly WireRow[], sort: Sort | undefined) {
  if (!sort) return rows
  const keys = sortKeys(sort).map(({ field, order }) => {
    const name = field === resource.rest.key ? resource.key.name : field
    return { name, field: resource.fields.get(name), sign: order === 'DESC' ? -1 : 1 } as const
  })
  const ranked = await mapInTurns(rows, row => ({
    row,
    by: keys.map(({ name, field }) => rank(parsed(field, row[name]))),
    key: rank(row[resource.key.name]),
  }))
  const found = await sortInTurns(ranked, (a, b) => {
    for (const [at, { sign }] of keys.entries()) {
      const difference = compare(a.by[at] ?? null, b.by[at] ?? null, sign)
      if (difference !== 0) return difference
    }
    return compare(a.key, b.key, 1)
  })
  return found.map(({ row }) => row)
}

type Rank = string | number | null

function rank(value: unknown): Rank {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : fold(String(value))
}

function compare(a: Rank, b: Rank, sign: 1 | -1): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return (a < b ? -1 : 1) * sign
}

/** Returns a predicate that filters rows like our server. */
function localFilter(resource: Resource, filter: WireRow): (row: WireRow) => boolean {
  const { q, tab, ...conditions } = filter
  const rules = Object.entries(conditions).map(([name, value]) => ruleOf(resource, name, value))
  const node = allOf([...rules, tabRule(resource, tab)].map(parseRule))
  const words = typeof q === 'string' ? fold(q).split(/\s+/).filter(Boolean) : []
  const names = fieldsOf(node)
  return row => holds(node, readable(resource, names, row), {}) && hasWords(resource, words, row)
}

function ruleOf(resource: Resource, name: string, value: unknown): Rule {
  const field = resource.fields.get(name)
  if (Array.isArray(value))
    return { [name]: { in: value.map(one => parsed(field, one)) } as Condition }
  if (typeof value === 'object' && value !== null) return { [name]: value as Condition }
  const isList = field?.operators.includes('has') ?? false
  if (isList) return { [name]: { has: value as string } }
  return { [name]: parsed(field, value) as Condition }
}

function tabRule(resource: Resource, tab: unknown): Rule | true {
  const { tabs } = resource.list
  if (typeof tab !== 'string' || !tabs) return true
  if (typeof tabs === 'string') return ruleOf(resource, tabs, tab)
  return tabs.find(({ id }) => id === tab)?.where ?? true
}

/** Parses numbers sent as text by the field's kind. */
const readable = (resource: Resource, names: readonly string[], row: WireRow): WireRow =>
  Object.fromEntries(
    names.map(name => [name, parsed(resource.fields.get(name), row[name]) ?? null]),
  )

const parsed = (field: FieldModel | undefined, value: unknown): unknown =>
  field && value !== null && value !== undefined ? field.parse(value) : value

function hasWords(resource: Resource, words: readonly string[], row: WireRow): boolean {
  if (words.length === 0) return true
  const searched = resource.searched.map(field => field.name)
  const names = searched.length > 0 ? searched : [resource.key.name, ...resource.title]
  const text = fold(names.map(name => String(row[name] ?? '')).join(' '))
  return words.every(word => text.includes(word))
}

/** Time slice: half of a frame of 16 ms. */
const SLICE_MS = 8
const RUN = 1_000

/** Filters a long array without blocking the page. */
async function filterInTurns<Item>(items: readonly Item[], keep: (item: Item) => boolean) {
  const kept: Item[] = []
  const rest = pacer()
  for (const [index, item] of items.entries()) {
    if (index % 200 === 199) await rest()
    if (keep(item)) kept.push(item)
  }
  return kept
}

/** Maps a long array without blocking the page. */
async function mapInTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made) {
  const made: Made[] = []
  const rest = pacer()
  for (const [index, item] of items.entries()) {
    if (index % 200 === 199) await rest()
    made.push(make(item))
  }
  return made
}

/** Sorts a long array without blocking the page: short runs, merged in pairs; stable. */
async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const rest = pacer()
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare))
    await rest()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge([runs[at] ?? [], runs[at + 1] ?? []], compare, rest))
    }
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<Item>(
  [left, right]: readonly [Item[], Item[]],
  compare: (a: Item, b: Item) => number,
  rest: () => Promise<void>,
): Promise<Item[]> {
  const merged: Item[] = []
  let l = 0
  let r = 0
  while (l < left.length && r < right.length) {
    const [a, b] = [left[l] as Item, right[r] as Item]
    if (compare(a, b) <= 0) l += merged.push(a) && 1
    else r += merged.push(b) && 1
    if (merged.length % RUN === 0) await rest()
  }
  for (const item of left.slice(l)) merged.push(item)
  for (const item of right.slice(r)) merged.push(item)
  return merged
}

/** Yields to the page at the end of each time slice. */
function pacer() {
  let started = performance.now()
  return async () => {
    if (performance.now() - started < SLICE_MS) return
    await new Promise(resolve => setTimeout(resolve))
    started = performance.now()
  }
}
