import { policyOf } from '../model/access'
import { rolesThatRead } from '../model/requires'
import type { FieldModel, Resource } from '../model/resource'
import { useDenied } from '../providers/useDenied'

/** Why whom one looks as does not see a field one sees oneself; undefined where that is not so. */
export function useDeniedField(resource: Resource): (field: FieldModel) => string | undefined {
  const denied = useDenied()
  return field =>
    denied(
      me => policyOf(resource, me).readable.has(field.name),
      () => rolesThatRead(resource, field),
    )
}
