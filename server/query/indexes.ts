import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import { uniqueAmong } from '../../src/model/fields/uniqueAmong'
import { indexedFilters } from '../../src/model/lists/indexedFilters'
import { comparedFields, isName } from '../../src/model/lists/matchFields'
import type { IndexSpec } from '../db/spec'

/** The indexes that a resource's table gets from its schema: order, filters, unique values, duplicates and trash. */
export function indexesOf(resource: Resource): IndexSpec[] {
  const company = resource.company ? [resource.company.name] : []
  const end = [resource.key.name]
  const made = new Map<string, IndexSpec>()
  const add = (index: IndexSpec) => made.set(`${index.columns.join()}|${index.unique ?? ''}`, index)
  const sorted = (name: string) => {
    const field = resource.fields.get(name)
    return field && hasShadow(resource, field) ? shadowOf(field) : name
  }
  const narrow = narrowFilters(resource)
  const others = (name: string) => narrow.filter(other => other !== name)
  const defaultSort = sorted(resource.list.sort.field)
  for (const columns of filterIndexes(resource, defaultSort))
    add({ columns: [...company, ...columns], live: true })
  for (const name of resource.sortIndexed) {
    const isKey = name === resource.key.name
    if (isKey && company.length === 0 && sorted(name) === name) continue
    const columns = narrow.includes(name)
      ? [name, ...end, ...others(name)]
      : [...new Set([sorted(name), ...end])]
    add({
      columns: [...company, ...columns],
      live: true,
      ...coveringColumns(resource, columns[0] === defaultSort),
    })
  }
  for (const field of resource.fields.values()) {
    if (field.words.unique)
      add({
        columns: [...company, ...uniqueScope(field), sorted(field.name)],
        unique: true,
        live: true,
        ...uniqueCondition(field),
      })
  }
  for (const names of resource.schema.unique ?? []) {
    add({ columns: [...company, ...names.map(sorted)], unique: true, live: true })
  }
  for (const index of duplicateIndexes(resource, company)) add(index)
  if (resource.trash) add({ columns: [...company, '_DELETED_AT', ...end], dead: true })
  return [...made.values()]
}

/** Indexes for duplicate detection while typing; names are found by their words instead. */
const duplicateIndexes = (resource: Resource, company: readonly string[]): IndexSpec[] =>
  comparedFields(resource)
    .filter(field => !isName(field))
    .map(({ name }) => ({ columns: [...company, name, resource.key.name], live: true }))

/** The other fields come first, so that a violation names the field itself last. */
export const uniqueScope = ({ words: { unique } }: FieldModel): readonly string[] =>
  typeof unique === 'object' ? (unique.scope ?? []) : []

const uniqueCondition = ({ words: { unique } }: FieldModel) =>
  typeof unique === 'object' ? uniqueAmong(unique) : {}

/**
 * Indexes for lists in their usual order under one filter, or under the two references most often combined.
 * Filters by a value of few rows (numbers, dates) sort what they find; a unique value has its own index.
 */
function filterIndexes(resource: Resource, defaultSort: string): string[][] {
  const { fields, key } = resource
  const narrow = narrowFilters(resource)
  const pair = narrow.filter(name => fields.get(name)?.reference).slice(0, 2)
  const prefixes = [...narrow.map(name => [name]), ...(pair.length === 2 ? [pair] : [])]
  const further = [...indexedFilters(resource)].flatMap(name => {
    const field = fields.get(name)
    const isFound = field?.store && !field.isList && field.words.unique !== true
    return isFound && field !== key && !narrow.includes(name) ? [field] : []
  })
  return [
    ...prefixes
      .filter(prefix => !prefix.includes(defaultSort))
      .map(prefix => [...prefix, defaultSort, key.name, ...narrow]),
    ...further.map(field => {
      const isText = hasShadow(resource, field)
      const isShared = !field.words.unique && (field.isNarrow || isText)
      const found = isText ? shadowOf(field) : field.name
      return [found, ...(isShared ? [defaultSort] : []), key.name]
    }),
  ].map(columns => [...new Set(columns)])
}

/** A search walks rows in their usual order without opening those that do not match. */
const coveringColumns = ({ searched }: Resource, isDefaultSort: boolean) =>
  isDefaultSort && searched.length > 0 ? { beside: ['_SEARCH'] } : {}

/**
 * Short fields used as filters. Each index covers the others, so that a page or total under several filters
 * needs no row that does not match.
 */
const narrowFilters = (resource: Resource) =>
  [...indexedFilters(resource)]
    .filter(name => name !== resource.key.name && resource.fields.get(name)?.isNarrow)
    .slice(0, 5)
