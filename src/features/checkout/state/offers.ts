import { type Offer, shop } from '../../../contracts/shop'
import { call } from '../../../providers/dataProvider/call'
import type { Http } from '../../../providers/http/http'

/** The product with exactly this code or SKU. */
export async function findByCode(
  http: Http,
  code: string,
  list: number,
): Promise<Offer | undefined> {
  const filter = JSON.stringify({ q: code })
  const { offers } = await call(http, shop, { query: { filter, list, limit: 20 } })
  const folded = code.toLowerCase()
  return offers.find(
    offer => offer.CODIGO.toLowerCase() === folded || (offer.SKU ?? '').toLowerCase() === folded,
  )
}
