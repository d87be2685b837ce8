import type { SessionUser } from '../../base/accounts/session'
import { actingRole, business, isGroupAdmin } from '../../base/business'
import type { Tenant } from '../../base/businessParts'
import { keyIn } from '../../base/key'
import type { Me } from '../../model/access/access'

/** The signed-in person for rules: rights from the server's answer, and the chosen company if the server lists it. */
export function meOf(account: SessionUser, user: SessionUser | null): Me {
  const { tenant, userAttributes } = business()
  const attributes = Object.entries(userAttributes).flatMap(([name, attribute]) => {
    if (typeof attribute !== 'string') return []
    return [[name, attribute === 'texts' ? textsOf(account[name]) : textOf(account[name])]]
  })
  return {
    ID: keyIn(account.ID),
    ROLE: actingRole(account.ROLE),
    ...Object.fromEntries(attributes),
    ...(tenant && tenantFacts(tenant, account, user)),
    ...(isGroupAdmin(account.ROLE) && { GROUP: true as const }),
  }
}

function tenantFacts(
  { column, list }: Tenant,
  account: SessionUser,
  user: SessionUser | null,
): Record<string, string | readonly string[] | null> {
  const own = textOf(account[column])
  const listed = textsOf(account[list])
  const tenants = own && !listed.includes(own) ? [own, ...listed] : listed
  const chosen = textOf(user?.[column])
  return { [column]: chosen && tenants.includes(chosen) ? chosen : own, [list]: tenants }
}

const textOf = (value: unknown) =>
  (typeof value === 'string' && value !== '' && value !== business().tenant?.none) ||
  typeof value === 'number'
    ? String(value)
    : null

/** A single value counts as a list of one. */
const textsOf = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .map(textOf)
    .filter(text => text !== null)
