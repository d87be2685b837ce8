import { policyOf } from '../../model/access'
import type { FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

/** What this person may filter by: only what may be read may be used. */
export function useFilterFields(resource: Resource): readonly FieldModel[] {
  const { readable } = policyOf(resource, useMe())
  return [...resource.fields.values()].filter(
    ({ name, operators }) =>
      resource.filterable.has(name) && readable.has(name) && operators.length > 0,
  )
}
