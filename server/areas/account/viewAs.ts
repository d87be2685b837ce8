import { isRole, type Role } from '../../../src/domain/roles'
import { type Me, policyOf } from '../../../src/model/access'
import { holds } from '../../../src/model/evaluate'
import { nobodyAs } from '../../../src/model/nobody'
import { requires } from '../../records/forbid'
import { load } from '../../records/read'
import { readScope } from '../../records/scope'
import { Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { inCompany, momentOf, readPerson, secondOf } from './person'

/** No record bears this number, not even what the clock wrote: nothing belongs to "me". */
const OWNS_NOTHING = -1

export interface ViewAs {
  /** `role:7`, `user:42`. */
  readonly wanted: string
  /** The company asked for, where one is. */
  readonly company: string | undefined
}

/**
 * Whom an administrator looks as. A user is that very account, in a company both work in; a role is
 * somebody of that role to whom nothing belongs, in the administrator's own company.
 */
export function viewAsReader(context: AccountContext) {
  const known = new Map<string, Me>()
  return async (
    admin: Me,
    language: Parameters<typeof requires>[1],
    { wanted, company }: ViewAs,
  ) => {
    if (admin.ROLE !== '10') throw requires(['10'], language)
    const [, kind, value = ''] = /^(role|user):([\w-]{1,20})$/.exec(wanted) ?? []
    if (kind === 'user' && /^\d+$/.test(value)) {
      return asUser(context, admin, { userId: Number(value), company })
    }
    if (kind !== 'role' || !isRole(value)) throw new Refusal(400, 'badViewAs')
    const name = `${value} ${admin.EMPRESA}`
    const now = context.clock()
    const NOW = secondOf(now)
    const before = known.get(name)
    const me =
      before?.NOW === NOW ? before : Object.freeze({ ...someoneOf(value, admin), ...momentOf(now) })
    known.set(name, me)
    return me
  }
}

const someoneOf = (role: Role, { EMPRESA }: Me): Me => ({
  ...nobodyAs(role, EMPRESA),
  ID: OWNS_NOTHING,
  EMPRESAS: EMPRESA === null ? [] : [EMPRESA],
})

/** Only an account the administrator may manage, and never a company that is not theirs. */
async function asUser(
  context: AccountContext,
  admin: Me,
  { userId, company }: { userId: number; company: string | undefined },
): Promise<Me> {
  const users = context.catalogue.get('users')
  const among = readScope(users, admin)
  const seen = await load(context.db.read, users, { key: userId, among })
  const isTheirs = seen !== undefined && holds(policyOf(users, admin).update, seen.record, {})
  const person = isTheirs ? await readPerson(context, userId) : undefined
  if (!person?.isActive) throw new Refusal(404, 'noSuchAccount')
  const me = inCompany(person, company, context.clock())
  if (me.EMPRESA !== null && !admin.EMPRESAS.includes(me.EMPRESA))
    throw new Refusal(403, 'foreignCompany')
  return me
}
