import { useTranslate } from 'ra-core'
import { type Me, policyOf } from '../../model/access/access'
import { rolesThatRead, rolesThatWrite } from '../../model/access/requires'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useDenied } from '../../providers/backend/useDenied'

type ReasonOf = (field: FieldModel) => string | undefined

/** Why the impersonated person cannot see a field that the administrator sees; undefined for other fields. */
export function useDeniedField(resource: Resource): ReasonOf {
  const denied = useDenied()
  return field =>
    denied(
      me => {
        const { readable, opened } = policyOf(resource, me)
        return readable.has(field.name) || opened.has(field.name)
      },
      () => rolesThatRead(resource, field),
    )
}

/**
 * Why the impersonated person cannot edit a field that the administrator edits; `writable` has their
 * writable fields of this record.
 */
export function useDeniedInput(resource: Resource, writable: ReadonlySet<string>): ReasonOf {
  const translate = useTranslate()
  const { ROLE } = useMe()
  const unseen = useDeniedField(resource)
  const denied = useDenied()
  const mayEver = (me: Me, { name }: FieldModel) => policyOf(resource, me).writable.has(name)
  return field => {
    const able = rolesThatWrite(resource, field)
    const isElsewhere = able.includes(ROLE) && !writable.has(field.name)
    const reason = denied(
      me => (me.ROLE === ROLE ? writable.has(field.name) : mayEver(me, field)),
      () => able,
    )
    if (reason && isElsewhere) return translate('app.viewAs.notThisRecord')
    return reason ?? unseen(field)
  }
}
