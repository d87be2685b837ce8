import { fold } from '../../base/fold'
import { type Me, mayAct } from '../access/access'
import type { Found, Match } from '../endpoints/search'
import type { Resource } from '../fields/resource'

/** True when the global search includes the resource: it has a menu entry or record page, and searchable text. */
export const isFindable = (resource: Resource, me: Me) =>
  (resource.schema.menu !== false || resource.schema.pages?.record !== undefined) &&
  resource.isSearched &&
  mayAct(resource, me, 'list') &&
  (mayAct(resource, me, 'show') || mayAct(resource, me, 'edit'))

const order: readonly Match[] = ['own', 'code', 'words']

interface Asked {
  readonly resource: Resource
  readonly words: string
  readonly readable: ReadonlySet<string>
}

export function matchOf(
  { resource, words, readable }: Asked,
  record: Readonly<Record<string, unknown>>,
): Match {
  const same = [...resource.fields.values()].filter(
    ({ isCode, isEmail, parse, spellings, name }) =>
      (isCode || isEmail || spellings || name === resource.key.name) &&
      readable.has(name) &&
      (spellings?.(String(parse(words))) ?? [words])
        .map(fold)
        .includes(fold(String(record[name] ?? ''))),
  )
  if (same.length === 0) return 'words'
  return same.some(field => field.name === resource.key.name || field.words.unique === true)
    ? 'own'
    : 'code'
}

/** Sorts results by kind of match, best first. */
export const byMatch = <F extends Pick<Found, 'match'>>(found: readonly F[]): readonly F[] =>
  found.toSorted((a, b) => order.indexOf(a.match) - order.indexOf(b.match))

/** The single best match of a code; undefined if there is none or several. */
export function bestMatch<F extends Pick<Found, 'match'>>(found: readonly F[]): F | undefined {
  const [best, next] = byMatch(found)
  return best && best.match !== next?.match ? best : undefined
}

/** Fields of the subtitle: those of cards or the list that identify the record. */
export const subtitleFields = (resource: Resource, readable: ReadonlySet<string>) =>
  (resource.schema.list?.cardFields ?? resource.list.columns)
    .flatMap(name => resource.fields.get(name) ?? [])
    .filter(
      ({ name, isTelling, store }) =>
        store !== null &&
        isTelling &&
        readable.has(name) &&
        name !== resource.key.name &&
        !resource.title.includes(name),
    )
