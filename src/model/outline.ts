import { type HeadWords, headWords } from './head'
import type { Catalogue, Resource } from './resource'

/** What is known of a resource before it is loaded (`byNeed.ts`); the build makes it of the whole one. */
export interface Outline {
  readonly words: HeadWords
  /** The words its schema has besides. */
  readonly more: readonly string[]
  readonly isSearched: boolean
  readonly related: readonly string[]
  /** What it is drawn with: the names of the resources that are loaded beside it. */
  readonly beside: readonly string[]
}

export function outlineOf(resource: Resource, catalogue: Catalogue): Outline {
  const { name, schema, isSearched } = resource
  const words = Object.fromEntries(
    headWords.flatMap(word => (schema[word] === undefined ? [] : [[word, schema[word]]])),
  )
  return {
    words: words as unknown as HeadWords,
    more: Object.keys(schema).filter(word => !(word in words)),
    isSearched,
    related: catalogue.related(name),
    beside: besideOf(resource),
  }
}

/** What its fields refer to, and the rows that its tallies go over: they tell who may read those. */
function besideOf(resource: Resource): readonly string[] {
  const all = new Set(targetsOf(resource))
  talliedIn(resource, all)
  all.delete(resource)
  return [...all].map(({ name }) => name).toSorted()
}

const targetsOf = ({ fields }: Resource) =>
  [...fields.values()]
    .flatMap(field => [field, ...(field.fields ?? [])])
    .flatMap(({ target }) => target ?? [])

function talliedIn({ fields }: Resource, all: Set<Resource>, seen = new Set<Resource>()) {
  for (const { tally } of fields.values()) {
    if (!tally || seen.has(tally.rows)) continue
    all.add(tally.rows)
    talliedIn(tally.rows, all, seen.add(tally.rows))
  }
}
