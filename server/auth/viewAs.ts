import {
  adminRole,
  business,
  isRole,
  type Role,
  tenantOf,
  tenantsOf,
} from '../../src/base/business'
import { type Me, policyOf } from '../../src/model/access/access'
import { systemUserAs } from '../../src/model/access/systemUser'
import { holds } from '../../src/model/rules/evaluate'
import { requires } from '../access/permissions'
import { Refusal } from '../base/refusal'
import { readScope } from '../query/scope'
import { load } from '../read/read'
import type { AccountContext } from './accountContext'
import { inCompany, momentOf, readPerson, secondOf } from './person'

/** Matches no record, so that rules over `$me.ID` match nothing. */
const OWNS_NOTHING = -1

interface ViewAs {
  /** `role:7` or `user:42`. */
  readonly wanted: string
  readonly company: string | undefined
}

/**
 * Identity an administrator views the app as: an account, in a shared company, or a role without own
 * records, in the administrator's company.
 */
export function viewAsReader(context: AccountContext) {
  const known = new Map<string, Me>()
  return async (
    admin: Me,
    language: Parameters<typeof requires>[1],
    { wanted, company }: ViewAs,
  ) => {
    if (admin.ROLE !== adminRole()) throw requires([adminRole()], language)
    const [, kind, value = ''] = /^(role|user):([\w-]{1,20})$/.exec(wanted) ?? []
    if (kind === 'user' && /^\d+$/.test(value)) {
      return asUser(context, admin, { userId: Number(value), company })
    }
    if (kind !== 'role' || !isRole(value)) throw new Refusal(400, 'badViewAs')
    const name = `${value} ${tenantOf(admin)}`
    const now = context.clock()
    const NOW = secondOf(now)
    const before = known.get(name)
    const me =
      before?.NOW === NOW ? before : Object.freeze({ ...someoneOf(value, admin), ...momentOf(now) })
    known.set(name, me)
    return me
  }
}

function someoneOf(role: Role, admin: Me): Me {
  const tenant = tenantOf(admin)
  const list = business().tenant?.list
  const tenants = list === undefined ? {} : { [list]: tenant === null ? [] : [tenant] }
  return { ...systemUserAs(role, tenant), ID: OWNS_NOTHING, ...tenants }
}

/** Limited to accounts and companies the administrator manages. */
async function asUser(
  context: AccountContext,
  admin: Me,
  { userId, company }: { userId: number; company: string | undefined },
): Promise<Me> {
  const users = context.catalogue.get('users')
  const scope = readScope(users, admin)
  const viewed = await load(context.db.read, users, { key: userId, scope })
  const isTheirs = viewed !== undefined && holds(policyOf(users, admin).update, viewed.record, {})
  const person = isTheirs ? await readPerson(context, userId) : undefined
  if (!person?.isActive) throw new Refusal(404, 'noSuchAccount')
  const me = inCompany(person, company, context.clock())
  const tenant = tenantOf(me)
  if (tenant !== null && !tenantsOf(admin).includes(tenant))
    throw new Refusal(403, 'foreignCompany')
  return me
}
