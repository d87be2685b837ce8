import { fold } from '../../../base/fold'
import type { Resource, Sort } from '../../../model/fields/resource'
import { sortKeys } from '../../../model/lists/sortKeys'
import { filterInTurns, mapInTurns, sortInTurns } from './inTurns'
import { localFilter, parsed } from './localFilter'
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
