import { type Me, policyOf } from '../access/access'
import type { FieldModel, Resource } from '../fields/resource'

/** The place of each record on the list's map, if this person may read it. */
export function mapOf(resource: Resource, me: Me): FieldModel | undefined {
  const name = resource.schema.list?.map ?? ''
  return policyOf(resource, me).readable.has(name) ? resource.fields.get(name) : undefined
}
