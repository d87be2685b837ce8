import { tenantsOf } from '../../../src/base/business'
import { attributesOf } from '../../../src/domain/accounts/attributes'
import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import { buyingRoles } from '../../../src/domain/checkout/sellers'
import type { ComputedAttributes } from '../../auth/accountContext'

/** A customer's price list in each company, `$me.PRICE_LIST`; other roles have none. */
export const ownPriceList: ComputedAttributes = async ({ db, catalogue }, me) => {
  const { CARD_CODE } = attributesOf(me)
  if (!buyingRoles.includes(me.ROLE)) return undefined
  const usual = { PRICE_LIST: USUAL_LIST }
  const clients = catalogue.resources.get('clients')
  if (!clients || CARD_CODE === null || tenantsOf(me).length === 0) return { byTenant: {}, usual }
  const rows = await db.read
    .selectFrom(clients.table)
    .select(['EMPRESA', 'Lista'])
    .where('EMPRESA', 'in', tenantsOf(me))
    .where('ID', '=', CARD_CODE)
    .where('_DELETED_AT', 'is', null)
    .where('Lista', 'is not', null)
    .orderBy('EMPRESA')
    .execute()
  const lists = rows.map(({ EMPRESA, Lista }) => [String(EMPRESA), { PRICE_LIST: Number(Lista) }])
  return { byTenant: Object.fromEntries(lists), usual }
}
