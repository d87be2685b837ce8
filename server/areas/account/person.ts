import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import { buyingRoles } from '../../../src/domain/checkout/sellers'
import { monthStart, today } from '../../../src/domain/day'
import { actingRole, GROUP_ADMIN } from '../../../src/domain/roles'
import { inNextSecond, type Me } from '../../../src/model/access'
import { Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { usersTable } from './usersTable'

export interface Person {
  readonly version: unknown
  /** They may sign in: neither suspended nor deleted. */
  readonly isActive: boolean
  readonly base: Me
  /** The companies their account lists; every one there was for a group administrator. */
  readonly listed: readonly string[]
  /** A customer's price list, by company. */
  readonly priceLists: ReadonlyMap<string, number>
  /** By the company asked for, so that one frozen object serves all requests of a second alike. */
  readonly byCompany: Map<string, Me>
}

type Accounts = Pick<AccountContext, 'db' | 'catalogue'>

/** An account as rules see it; none where nobody has this number. */
export async function readPerson(
  { db, catalogue }: Accounts,
  userId: number,
): Promise<Person | undefined> {
  const { users, companies, warehouses } = usersTable(catalogue)
  const user = await db.read
    .selectFrom(users)
    .selectAll()
    .where('ID', '=', userId)
    .executeTakeFirst()
  if (!user) return undefined
  const list = async (table: string) => {
    const rows = await db.read
      .selectFrom(table)
      .select('VALUE')
      .where('ID', '=', userId)
      .orderBy('POSITION')
      .execute()
    return rows.map(row => String(row.VALUE))
  }
  const own = textOrNull(user.EMPRESA)
  const isOfGroup = user.ROLE === GROUP_ADMIN
  const listed = isOfGroup ? await everyCompany({ db, catalogue }) : await list(companies)
  const base: Me = Object.freeze({
    ID: userId,
    ROLE: actingRole(user.ROLE),
    COMPANY: textOrNull(user.COMPANY),
    EMPRESA: own,
    EMPRESAS: own === null || listed.includes(own) ? listed : [own, ...listed],
    WAREHOUSE: await list(warehouses),
    CARD_CODE: textOrNull(user.CARD_CODE),
    SUCURSAL: textOrNull(user.SUCURSAL),
    ...(isOfGroup && { GROUP: true as const }),
  })
  const isActive = user._DELETED_AT === null && user.ACTIVE !== false && user.ACTIVE !== 0
  const priceLists = await priceListsOf({ db, catalogue }, base)
  return { version: user._VERSION, isActive, base, listed, priceLists, byCompany: new Map() }
}

/** The person at work in one of their companies; their own where none is asked for. */
export function inCompany(person: Person, company: string | undefined, now: Date): Me {
  const EMPRESA = company === undefined ? person.base.EMPRESA : company
  const known = person.byCompany.get(EMPRESA ?? '')
  const NOW = secondOf(now)
  if (known?.NOW === NOW) return known
  if (company !== undefined && !person.base.EMPRESAS.includes(company))
    throw new Refusal(403, 'foreignCompany')
  const list = buyingRoles.includes(person.base.ROLE) && {
    PRICE_LIST: person.priceLists.get(EMPRESA ?? '') ?? USUAL_LIST,
  }
  const asked = { ...person.base, EMPRESA, ...list, ...momentOf(now) }
  const me = inNextSecond(known, Object.freeze(asked))
  person.byCompany.set(EMPRESA ?? '', me)
  return me
}

/** What rules may ask about a moment. */
export const momentOf = (now: Date) => {
  const TODAY = today(now)
  return {
    ...{ NOW: secondOf(now), TODAY, DAY: Number(TODAY.slice(8)) },
    ...{ MONTH: monthStart(TODAY), LAST_MONTH: monthStart(TODAY, 1) },
  }
}

/** The end of this second: what has just been written counts as past. */
export const secondOf = (now: Date) => `${now.toISOString().slice(0, 19)}.999Z`

const textOrNull = (value: unknown) =>
  value === null || value === undefined ? null : String(value)

/** The companies there are. */
async function everyCompany({ db, catalogue }: Accounts) {
  const { table, key } = catalogue.get('companies')
  const rows = await db.read
    .selectFrom(table)
    .select(key.name)
    .where('_DELETED_AT', 'is', null)
    .orderBy(key.name)
    .execute()
  return rows.map(row => String(row[key.name]))
}

/** At which prices a customer buys, in each company that has them; none who is no customer. */
async function priceListsOf({ db, catalogue }: Accounts, { ROLE, CARD_CODE, EMPRESAS }: Me) {
  const clients = catalogue.resources.get('clients')
  if (!clients || !buyingRoles.includes(ROLE) || CARD_CODE === null || EMPRESAS.length === 0)
    return new Map<string, number>()
  const rows = await db.read
    .selectFrom(clients.table)
    .select(['EMPRESA', 'Lista'])
    .where('EMPRESA', 'in', EMPRESAS)
    .where('ID', '=', CARD_CODE)
    .where('_DELETED_AT', 'is', null)
    .where('Lista', 'is not', null)
    .orderBy('EMPRESA')
    .execute()
  return new Map(rows.map(({ EMPRESA, Lista }) => [String(EMPRESA), Number(Lista)]))
}

/**
 * Whether what is kept beside an account is still that of now: a company made since is a group
 * administrator's at once, and another price list its customer's.
 */
export async function isOfNow(context: Accounts, { base, listed, priceLists }: Person) {
  if (base.GROUP) return (await everyCompany(context)).join() === listed.join()
  if (!buyingRoles.includes(base.ROLE)) return true
  return [...(await priceListsOf(context, base))].join() === [...priceLists].join()
}
