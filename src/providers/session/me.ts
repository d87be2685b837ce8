import type { SessionUser } from '../../base/accounts/session'
import { actingRole, business, isGroupAdmin } from '../../base/business'
import type { AttributeKind, AttributeValues, Tenant } from '../../base/businessParts'
import { keyIn } from '../../base/readValues'
import type { Me } from '../../model/access/access'

/** The signed-in person for rules: rights from the server's answer, and the chosen company if the server lists it. */
export function meOf(account: SessionUser, user: SessionUser | null): Me {
  const { tenant, userAttributes } = business()
  const attributes = Object.entries(userAttributes).flatMap(([name, attribute]) => {
    if ('usual' in attribute) return []
    const values = valuesOf(attribute.kind, account[name])
    return [[name, attribute.list ? values : (values[0] ?? null)]]
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

const isNone = (value: unknown) => value === '' || value === business().tenant?.none

const textOf = (value: unknown) =>
  (typeof value === 'string' && !isNone(value)) || typeof value === 'number' ? String(value) : null

const textsOf = (value: unknown) => valuesOf('text', value)

const numberOf = (value: unknown) => {
  const number = textOf(value) === null ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

const readers: { readonly [K in AttributeKind]: (value: unknown) => AttributeValues[K] | null } = {
  text: textOf,
  integer: numberOf,
  decimal: numberOf,
  boolean: value => (typeof value === 'boolean' ? value : null),
  date: textOf,
  dateTime: textOf,
}

/** Values of a kind that the server sent; a single value counts as a list of one. */
const valuesOf = <K extends AttributeKind>(kind: K, value: unknown) =>
  [value]
    .flat()
    .map(readers[kind])
    .filter(each => each !== null)
