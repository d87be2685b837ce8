import { type Me, policyOf } from '../../model/access'
import type { KindName } from '../../model/kinds/registry'
import type { FieldModel, Resource } from '../../model/resource'

/** What no two records share, or what is given one by one. */
const single = new Set<KindName>(['password', 'file', 'image', 'lines', 'json'])

/** The fields that may be given one value on many records. */
export function changeableFields(resource: Resource, me: Me): readonly FieldModel[] {
  const { writable, fixed } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ name, kind, words }) =>
      writable.has(name) && !fixed.has(name) && !words.unique && !single.has(kind),
  )
}
