import { actingRole, business, isGroupAdmin, tenantOf, tenantsOf } from '../../src/base/business'
import type { AttributeValue } from '../../src/base/businessParts'
import { monthStart, today } from '../../src/base/day'
import type { Stored } from '../../src/kinds/kind/kind'
import { inNextSecond, type Me } from '../../src/model/access/access'
import { Refusal } from '../base/refusal'
import type { DbRow } from '../db/db'
import type { AccountContext, AttributesByTenant } from './accountContext'
import { usersTable } from './usersTable'

export interface Person {
  readonly version: unknown
  /** Neither suspended nor deleted. */
  readonly isActive: boolean
  readonly base: Me
  /** Tenants listed in the account; all tenants for a group administrator. */
  readonly listed: readonly string[]
  readonly computed: AttributesByTenant | undefined
  /** Cache by selected tenant, so that one frozen object serves all requests within a second. */
  readonly byTenant: Map<string, Me>
}

type Accounts = Pick<AccountContext, 'db' | 'catalogue' | 'business'>

/** Account as read by rules; undefined for an unknown number. */
export async function readPerson(accounts: Accounts, userId: number): Promise<Person | undefined> {
  const { db, catalogue } = accounts
  const { users } = usersTable(catalogue)
  const user = await db.read
    .selectFrom(users)
    .selectAll()
    .where('ID', '=', userId)
    .executeTakeFirst()
  if (!user) return undefined
  const { tenant } = business()
  const own = tenant ? textOrNull(user[tenant.column]) : null
  const isOfGroup = isGroupAdmin(user.ROLE)
  const listed = isOfGroup
    ? await everyTenant({ db, catalogue })
    : (tenant ? await listedOf(accounts, userId, tenant.list) : []).map(String)
  const base: Me = Object.freeze({
    ID: userId,
    ROLE: actingRole(user.ROLE),
    ...(await storedAttributes(accounts, user)),
    ...(tenant && {
      [tenant.column]: own,
      [tenant.list]: own === null || listed.includes(own) ? listed : [own, ...listed],
    }),
    ...(isOfGroup && { GROUP: true as const }),
  })
  const isActive = user._DELETED_AT === null && user.ACTIVE !== false && user.ACTIVE !== 0
  const computed = await accounts.business?.computedAttributes?.(accounts, base)
  return { version: user._VERSION, isActive, base, listed, computed, byTenant: new Map() }
}

/** Values of the user attributes that the account stores, each converted once to the kind of its field. */
async function storedAttributes(accounts: Accounts, user: DbRow) {
  const { userAttributes, tenant } = business()
  const { fields } = usersTable(accounts.catalogue)
  const attributes: Record<string, Me[string]> = {}
  for (const [name, attribute] of Object.entries(userAttributes)) {
    if ('usual' in attribute || name === tenant?.list) continue
    const field = fields.get(name)
    const stored = (user[name] ?? null) as Stored
    if (field?.references) attributes[name] = await listedOf(accounts, Number(user.ID), name)
    else if (stored === null) attributes[name] = attribute.list ? [] : null
    else attributes[name] = field?.fromStore(stored) as AttributeValue
  }
  return attributes
}

/** Values of a list of references. */
async function listedOf({ db, catalogue }: Accounts, userId: number, name: string) {
  const { listOf, fields } = usersTable(catalogue)
  const key = fields.get(name)?.target?.key
  const rows = await db.read
    .selectFrom(listOf(name))
    .select('VALUE')
    .where('ID', '=', userId)
    .orderBy('POSITION')
    .execute()
  return rows.map(({ VALUE }) => (key?.fromStore(VALUE as Stored) ?? VALUE) as AttributeValue)
}

/** The user in the selected company, by default their own. */
export function inCompany(person: Person, company: string | undefined, now: Date): Me {
  const tenant = company === undefined ? tenantOf(person.base) : company
  const known = person.byTenant.get(tenant ?? '')
  const NOW = secondOf(now)
  if (known?.NOW === NOW) return known
  if (company !== undefined && !tenantsOf(person.base).includes(company))
    throw new Refusal(403, 'foreignCompany')
  const computed = person.computed?.byTenant[tenant ?? ''] ?? person.computed?.usual
  const column = business().tenant?.column
  const chosen = column === undefined ? {} : { [column]: tenant }
  const ruleValues = { ...person.base, ...chosen, ...computed, ...momentOf(now) }
  const me = inNextSecond(known, Object.freeze(ruleValues))
  person.byTenant.set(tenant ?? '', me)
  return me
}

/** Time values for rules. */
export const momentOf = (now: Date) => {
  const TODAY = today(now)
  return {
    ...{ NOW: secondOf(now), TODAY, DAY: Number(TODAY.slice(8)) },
    ...{ MONTH: monthStart(TODAY), LAST_MONTH: monthStart(TODAY, 1) },
  }
}

/** End of the second, so that rows just written count as past. */
export const secondOf = (now: Date) => `${now.toISOString().slice(0, 19)}.999Z`

const textOrNull = (value: unknown) =>
  value === null || value === undefined ? null : String(value)

async function everyTenant({ db, catalogue }: Accounts) {
  const { tenant } = business()
  if (!tenant) return []
  const { table, key } = catalogue.get(tenant.resource)
  const rows = await db.read
    .selectFrom(table)
    .select(key.name)
    .where('_DELETED_AT', 'is', null)
    .orderBy(key.name)
    .execute()
  return rows.map(row => String(row[key.name]))
}

/**
 * False when cached data of an account is outdated: a new tenant of a group administrator, or other values
 * that the business computes.
 */
export async function isCurrentSecond(accounts: Accounts, { base, listed, computed }: Person) {
  if (base.GROUP) return (await everyTenant(accounts)).join() === listed.join()
  const now = await accounts.business?.computedAttributes?.(accounts, base)
  return JSON.stringify(now) === JSON.stringify(computed)
}
