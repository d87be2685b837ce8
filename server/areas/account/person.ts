import { today } from '../../../src/domain/day'
import { isRole, type Role } from '../../../src/domain/roles'
import { inNextSecond, type Me } from '../../../src/model/access'
import { Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { usersTable } from './usersTable'

export interface Person {
  readonly version: unknown
  /** They may sign in: neither suspended nor deleted. */
  readonly isActive: boolean
  readonly base: Me
  /** By the company asked for, so that one frozen object serves all requests of a second alike. */
  readonly byCompany: Map<string, Me>
}

/** An account as rules see it; none where nobody has this number. */
export async function readPerson(
  { db, catalogue }: AccountContext,
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
  const listed = await list(companies)
  const base: Me = Object.freeze({
    ID: userId,
    ROLE: roleOf(user.ROLE),
    COMPANY: textOrNull(user.COMPANY),
    EMPRESA: own,
    EMPRESAS: own === null || listed.includes(own) ? listed : [own, ...listed],
    WAREHOUSE: await list(warehouses),
    CARD_CODE: textOrNull(user.CARD_CODE),
    SUCURSAL: textOrNull(user.SUCURSAL),
  })
  const isActive = user._DELETED_AT === null && user.ACTIVE !== false && user.ACTIVE !== 0
  return { version: user._VERSION, isActive, base, byCompany: new Map() }
}

/** The person at work in one of their companies; their own where none is asked for. */
export function inCompany(person: Person, company: string | undefined, now: Date): Me {
  const EMPRESA = company === undefined ? person.base.EMPRESA : company
  const known = person.byCompany.get(EMPRESA ?? '')
  const NOW = secondOf(now)
  if (known?.NOW === NOW) return known
  if (company !== undefined && !person.base.EMPRESAS.includes(company))
    throw new Refusal(403, 'foreignCompany')
  const me = inNextSecond(known, Object.freeze({ ...person.base, EMPRESA, NOW, TODAY: today(now) }))
  person.byCompany.set(EMPRESA ?? '', me)
  return me
}

/** The end of this second: what has just been written counts as past. */
export const secondOf = (now: Date) => `${now.toISOString().slice(0, 19)}.999Z`

const textOrNull = (value: unknown) =>
  value === null || value === undefined ? null : String(value)

/** A role nobody knows has no rights. */
const roleOf = (value: unknown): Role => (isRole(value) ? value : 'user')
