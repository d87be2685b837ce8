import { NO_COMPANY } from './domain/accounts/companies'
import { GROUP_ADMIN, roleCodes } from './domain/accounts/roles'
import type { FieldNames } from './fieldNames'
import { defineBusiness } from './model/defineBusiness'

/** The distributor of phones and electronics: what the engine is told about it, and its `defineResource`. */
export const { business, defineResource } = defineBusiness<FieldNames>()({
  roles: roleCodes,
  adminRole: 'admin',
  guestRole: 'user',
  groupAdmin: GROUP_ADMIN,
  userAttributes: {
    COMPANY: 'text',
    EMPRESA: 'text',
    EMPRESAS: 'texts',
    WAREHOUSE: 'texts',
    CARD_CODE: 'text',
    PRICE_LIST: 'number',
    SUCURSAL: 'text',
  },
  tenant: { column: 'EMPRESA', none: NO_COMPANY },
})
