import { type Role, tenantOf } from '../../src/base/business'
import type { Language } from '../../src/base/text'
import { roleNames } from '../../src/i18n/roleNames'
import { type Me, policyOf } from '../../src/model/access/access'
import { rolesWith } from '../../src/model/access/requires'
import type { Grants } from '../../src/model/fields/resource'
import { roleName } from '../../src/model/openapi/parts/roleName'
import { isNever } from '../../src/model/rules/rule'
import { Refusal } from '../base/refusal'
import type { RequestContext } from '../query/requestContext'
import { ruleMessages, type UnmetRule } from './ruleMessages'

type Right = keyof Grants

/** Refuses a person without this right on any record and names the roles that have it. */
export function demand(request: RequestContext, right: Right): void {
  if (isNever(policyOf(request.resource, request.me)[right])) throw forbidden(request, right)
}

/** Refuses a person who has none of these rights on any record. */
export function demandOne(request: RequestContext, rights: readonly [Right, ...Right[]]): void {
  const policy = policyOf(request.resource, request.me)
  if (rights.every(right => isNever(policy[right]))) throw forbidden(request, rights[0])
}

/** The selected tenant of a person; refused without one. */
export function demandTenant(me: Me): string {
  const tenant = tenantOf(me)
  if (tenant === null) throw new Refusal(403, 'companyRequired')
  return tenant
}

/** "You don't have this permission", with the roles that have it. */
export function forbidden(
  request: RequestContext,
  right: Right,
  about?: Pick<UnmetRule, 'record' | 'isSent'>,
): Refusal {
  const { resource, language, me } = request
  const able = rolesWith(resource, right)
  if (!able.includes(me.ROLE)) return requires(able, language)
  return notThisOne(request, about && { ...about, rule: resource.grants(me.ROLE)[right] })
}

/** "You can't do this with this record", with the rule that blocks it. */
export const notThisOne = (request: RequestContext, unmet: UnmetRule | undefined) =>
  new Refusal(403, 'notThisOne', { ...(unmet && { explain: () => ruleMessages(request, unmet) }) })

export const namesOfRoles = (roles: readonly Role[], language: Language): string =>
  roleNames(roles, language, role => roleName(role, language))

/** "It requires role …". */
export const requires = (able: readonly Role[], language: Language): Refusal =>
  able.length === 0
    ? new Refusal(403, 'forbidden')
    : new Refusal(403, 'forbiddenRoles', {
        params: { roles: namesOfRoles(able, language) },
      })
