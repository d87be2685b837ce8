import { featuresWith } from '../definition/feature'
import { type HeadWords, headWords } from './head'
import type { Catalogue, Resource } from './resource'

/** Data of a resource that is available before its schema is loaded (`virtual:catalogue`). */
export interface Outline {
  readonly words: HeadWords
  /** Further words of its schema. */
  readonly more: readonly string[]
  readonly isSearched: boolean
  readonly features?: readonly string[]
  readonly related: readonly string[]
  /** Names of resources loaded together with this one for display. */
  readonly beside: readonly string[]
}

export function outlineOf(resource: Resource, catalogue: Catalogue): Outline {
  const { name, schema, isSearched } = resource
  const features = featuresWith('browser', schema)
  const words = Object.fromEntries(
    headWords.flatMap(word => (schema[word] === undefined ? [] : [[word, schema[word]]])),
  )
  return {
    words: words as HeadWords,
    more: Object.keys(schema).filter(word => !(word in words)),
    isSearched,
    ...(features.length > 0 && { features }),
    related: catalogue.related(name),
    beside: relatedResources(resource),
  }
}

/** Resources its fields refer to, and those its rollups aggregate, which decide who may read them. */
function relatedResources(resource: Resource): readonly string[] {
  const all = new Set(targetsOf(resource))
  addRollupSources(resource, all)
  all.delete(resource)
  return [...all].map(({ name }) => name).toSorted()
}

const targetsOf = ({ fields }: Resource) =>
  [...fields.values()]
    .flatMap(field => [field, ...(field.fields ?? [])])
    .flatMap(({ target }) => target ?? [])

function addRollupSources({ fields }: Resource, all: Set<Resource>, seen = new Set<Resource>()) {
  for (const { rollup } of fields.values()) {
    if (!rollup || seen.has(rollup.rows)) continue
    all.add(rollup.rows)
    addRollupSources(rollup.rows, all, seen.add(rollup.rows))
  }
}
