import type { Business } from '../../base/business'
import type { DeclaredAttributes } from '../../base/businessParts'
import { USUAL_LIST } from '../checkout/priceList'

/** The distributor's attributes of a signed-in user. */
export const userAttributes = {
  COMPANY: { kind: 'text' },
  EMPRESA: { kind: 'text' },
  EMPRESAS: { kind: 'text', list: true },
  WAREHOUSE: { kind: 'text', list: true },
  // The customer that buys through this account.
  CARD_CODE: { kind: 'text' },
  SUCURSAL: { kind: 'text' },
  PRICE_LIST: { kind: 'integer', roles: ['customer'], usual: USUAL_LIST },
} as const satisfies Business['userAttributes']

export const attributesOf = (me: object) => me as DeclaredAttributes<typeof userAttributes>
