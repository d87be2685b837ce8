import { business, type Role, roleCode } from '../../base/business'
import type { Me } from './access'

/** Reserved user id; no user has it. */
export const SYSTEM_USER = 0

/**
 * Identity for actions without a signed-in user (timer, other system, visitor), with the rights of a role
 * and no tenant by default.
 */
export function systemUserAs(ROLE: Role, tenant: string | null = null): Me {
  const { userAttributes, tenant: its } = business()
  const attributes: Record<string, Me[string]> = {}
  for (const [name, attribute] of Object.entries(userAttributes)) {
    if (!('usual' in attribute)) attributes[name] = attribute.list ? [] : null
    else if (attribute.roles.some(role => roleCode(role) === ROLE))
      attributes[name] = attribute.usual
  }
  return { ...attributes, ID: SYSTEM_USER, ROLE, ...(its && { [its.column]: tenant }) }
}
