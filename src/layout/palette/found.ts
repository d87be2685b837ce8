import { fold } from '../../domain/fold'
import type { Resource } from '../../model/resource'

/** A record the words lead to. */
export interface FoundRecord {
  readonly resource: Resource
  readonly id: string | number
  readonly title: string
  readonly match: Match
}

/**
 * How what was typed stands in a record: as the code that names it alone, as the code of something
 * else it tells of (the unit a sale delivered), or only somewhere in its words.
 */
export type Match = 'own' | 'code' | 'words'

const codes = new Set(['id', 'code', 'imei', 'identity', 'integer'])
const order: readonly Match[] = ['own', 'code', 'words']

interface Asked {
  readonly resource: Resource
  readonly words: string
  /** The fields of it the reader may see. */
  readonly readable: ReadonlySet<string>
}

export function matchOf(
  { resource, words, readable }: Asked,
  record: Readonly<Record<string, unknown>>,
): Match {
  const wanted = fold(words)
  const same = [...resource.fields.values()].filter(
    ({ kind, name }) =>
      (codes.has(kind) || name === resource.key.name) &&
      readable.has(name) &&
      fold(String(record[name] ?? '')) === wanted,
  )
  if (same.length === 0) return 'words'
  return same.some(field => field.name === resource.key.name || field.words.unique === true)
    ? 'own'
    : 'code'
}

/** What is named by the words first. */
export const byMatch = (found: readonly FoundRecord[]): readonly FoundRecord[] =>
  found.toSorted((a, b) => order.indexOf(a.match) - order.indexOf(b.match))

/** The one record a code belongs to: the only one among those it fits best, or none. */
export function onlyOne(found: readonly FoundRecord[]): FoundRecord | undefined {
  const [best, next] = byMatch(found)
  return best && best.match !== next?.match ? best : undefined
}
