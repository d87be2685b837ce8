import { fold } from '../../../base/fold'
import type { Resource } from '../../../model/fields/resource'
import { filterInTurns, mapInTurns, sortInTurns } from './inTurns'
import { localFilter, parsed } from './localFilter'
import type { WireRow } from './rowIdentity'

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
  const sorted = await sortedBy(resource, kept, query.get('sort'))
  const [from, to] = JSON.parse(query.get('range') ?? `[0,${sorted.length}]`) as [number, number]
  return { rows: sorted.slice(from, to + 1), from, total: sorted.length }
}

/** Sorts like the server: folded text, nulls last in both directions, ties by key. */
async function sortedBy(resource: Resource, rows: readonly WireRow[], sort: string | null) {
  if (!sort) return rows
  const [asked = '', order] = JSON.parse(sort) as [string?, string?]
  const name = asked === resource.rest.id ? resource.key.name : asked
  const field = resource.fields.get(name)
  const sign = order === 'DESC' ? -1 : 1
  const ranked = await mapInTurns(rows, row => ({
    row,
    by: rank(parsed(field, row[name])),
    key: rank(row[resource.key.name]),
  }))
  const found = await sortInTurns(
    ranked,
    (a, b) => compare(a.by, b.by, sign) || compare(a.key, b.key, 1),
  )
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
