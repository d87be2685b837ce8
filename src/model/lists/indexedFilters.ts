import { everyRole } from '../../base/business'
import type { Resource } from '../fields/resource'
import { fieldsOf } from '../rules/rule'

/** Whether an index finds the rows by a filter on this field. */
export const isIndexed = (resource: Resource, name: string) => indexedFilters(resource).has(name)

/** References that no role's rows depend on and no page lists rows by are asked like any other field. */
export function indexedFilters(resource: Resource): ReadonlySet<string> {
  const known = indexed.get(resource)
  if (known) return known
  const scoped = new Set(everyRole().flatMap(role => fieldsOf(resource.grants(role).read)))
  const unique = (resource.schema.unique ?? []).flat()
  const names = [...resource.filterable].filter(name => {
    const { reference, words, target } = resource.fields.get(name) ?? {}
    if (!reference || words?.filter || words?.unique || unique.includes(name)) return true
    const isListed = target?.schema.related?.includes(resource.name) ?? true
    return (
      isListed || scoped.has(name) || [resource.parent?.name, resource.list.tabs].includes(name)
    )
  })
  const found = new Set(names)
  indexed.set(resource, found)
  return found
}
const indexed = new WeakMap<Resource, ReadonlySet<string>>()
