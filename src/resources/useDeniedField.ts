import { useTranslate } from 'ra-core'
import { type Me, policyOf } from '../model/access'
import { rolesThatRead, rolesThatWrite } from '../model/requires'
import type { FieldModel, Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'
import { useDenied } from '../providers/useDenied'

type ReasonOf = (field: FieldModel) => string | undefined

/** Why whom one looks as does not see a field one sees oneself; undefined where that is not so. */
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

/** Why they do not fill in a field one fills in oneself: `writable` is what they may on this record. */
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
