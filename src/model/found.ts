import { fold } from '../domain/fold'
import { type Me, mayAct } from './access'
import type { FieldModel, Resource } from './resource'

/** A record that words lead to, as one search over everything tells it (`GET /hanadb/api/search`). */
export interface Found {
  /** The resource's name. */
  readonly resource: string
  readonly id: string | number
  readonly title: string
  /** What else its list says of it first: its client, its state. */
  readonly subtitle?: string
  readonly match: Match
}

/**
 * How what was typed stands in a record: as the code that names it alone, as the code of something
 * else it tells of (the unit a sale delivered), or only somewhere in its words.
 */
export type Match = 'own' | 'code' | 'words'

/** The longest text a search is asked for. */
export const longestSearch = 200

/** Whether one search over everything looks here: it is on the menu or says where it opens, and is found by text. */
export const isFindable = (resource: Resource, me: Me) =>
  (resource.schema.menu !== false || resource.schema.opens !== undefined) &&
  resource.isSearched &&
  mayAct(resource, me, 'list') &&
  (mayAct(resource, me, 'show') || mayAct(resource, me, 'edit'))

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
export const byMatch = <F extends Pick<Found, 'match'>>(found: readonly F[]): readonly F[] =>
  found.toSorted((a, b) => order.indexOf(a.match) - order.indexOf(b.match))

/** The one record a code belongs to: the only one among those it fits best, or none. */
export function onlyOne<F extends Pick<Found, 'match'>>(found: readonly F[]): F | undefined {
  const [best, next] = byMatch(found)
  return best && best.match !== next?.match ? best : undefined
}

const told = new Set<FieldModel['kind']>([
  'text',
  'code',
  'identity',
  'imei',
  'email',
  'phone',
  'choice',
  'status',
  'date',
  'reference',
])

/** What stands below a title: of what cards or the list tell, that which says whose and which it is. */
export const subtitleFields = (resource: Resource, readable: ReadonlySet<string>) =>
  (resource.schema.list?.cards ?? resource.list.columns)
    .flatMap(name => resource.fields.get(name) ?? [])
    .filter(
      ({ name, kind, store }) =>
        store !== null &&
        told.has(kind) &&
        readable.has(name) &&
        name !== resource.key.name &&
        !resource.title.includes(name),
    )
