import type { Role } from '../../base/business'
import { USUAL_LIST } from '../../domain/checkout/priceList'
import type { Me } from './access'

/** Reserved user id; no user has it. */
export const SYSTEM_USER = 0

/**
 * Identity for actions without a signed-in user (timer, other system, visitor), with the rights of a role
 * and no company by default.
 */
export const systemUserAs = (ROLE: Role, EMPRESA: string | null = null): Me => ({
  ID: SYSTEM_USER,
  ROLE,
  COMPANY: null,
  EMPRESA,
  EMPRESAS: [],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
  ...(ROLE === '31' && { PRICE_LIST: USUAL_LIST }),
})
