import { USUAL_LIST } from '../domain/checkout/priceList'
import type { Role } from '../domain/roles'
import type { Me } from './access'

/** No person of ours has this number. */
export const NOBODY = 0

/** Nobody is signed in: the clock, another system, a visitor; with the rights said, and in no company unless it is said. */
export const nobodyAs = (ROLE: Role, EMPRESA: string | null = null): Me => ({
  ID: NOBODY,
  ROLE,
  COMPANY: null,
  EMPRESA,
  EMPRESAS: [],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
  ...(ROLE === '31' && { PRICE_LIST: USUAL_LIST }),
})
