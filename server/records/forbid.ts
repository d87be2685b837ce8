import { roleLabels, roles } from '../../src/domain/roles'
import { policyOf } from '../../src/model/access'
import type { Grants } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import { Refusal } from '../refusal'
import type { Asking } from './context'

type Right = keyof Grants

/** Refuses who has no such right on any record, naming the roles that have it. */
export function demand(asking: Asking, right: Right): void {
  if (isNever(policyOf(asking.resource, asking.me)[right])) throw forbidden(asking, right)
}

/** Refuses who has none of these rights on any record. */
export function demandOne(asking: Asking, rights: readonly [Right, ...Right[]]): void {
  const policy = policyOf(asking.resource, asking.me)
  if (rights.every(right => isNever(policy[right]))) throw forbidden(asking, rights[0])
}

/** "You may not do this", and who may: every refusal explains itself. */
export function forbidden({ resource, language, me }: Asking, right: Right): Refusal {
  const able = roles.filter(role => !isNever(resource.grants(role)[right]))
  if (able.length === 0) return new Refusal(403, 'forbidden')
  if (able.includes(me.ROLE)) return new Refusal(403, 'notThisOne')
  const names = able.map(role => roleLabels[role][language])
  return new Refusal(403, 'forbiddenRoles', { params: { roles: names.join(', ') } })
}
