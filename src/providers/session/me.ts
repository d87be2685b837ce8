import type { SessionUser } from '../../base/accounts/session'
import { actingRole, business } from '../../base/business'
import type { Me } from '../../model/access/access'

/** The signed-in person for rules: rights from the server's answer, and the chosen company if the server lists it. */
export function meOf(account: SessionUser, user: SessionUser | null): Me {
  const own = textOf(account.EMPRESA)
  const listed = textsOf(account.EMPRESAS)
  const companies = own && !listed.includes(own) ? [own, ...listed] : listed
  const chosen = textOf(user?.EMPRESA)
  return {
    ID: Number(account.ID),
    ROLE: actingRole(account.ROLE),
    COMPANY: textOf(account.COMPANY),
    EMPRESA: chosen && companies.includes(chosen) ? chosen : own,
    EMPRESAS: companies,
    WAREHOUSE: textsOf(account.WAREHOUSE),
    CARD_CODE: textOf(account.CARD_CODE),
    SUCURSAL: textOf(account.SUCURSAL),
    ...(account.ROLE === business().groupAdmin && { GROUP: true as const }),
  }
}

const textOf = (value: unknown) =>
  (typeof value === 'string' && value !== '' && value !== business().tenant.none) ||
  typeof value === 'number'
    ? String(value)
    : null

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textOf).filter(text => text !== null) : []
