import { useNotify, useTranslate } from 'ra-core'
import { type Offer, shop } from '../../../contracts/shop'
import { useBackend } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import type { Http } from '../../../providers/http/http'
import { useCheckout } from './useSales'

/** Finds a product by its code, at its price on a list, adds it to the cart and reports the result. */
export function useAddByCode() {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useBackend()
  const { dispatch } = useCheckout()
  return async (code: string, list: number) => {
    const failed = (error: Error) => void notify(error.message, { type: 'error' })
    const answer = await findByCode(http, code, list).then(offer => ({ offer }), failed)
    if (!answer) return
    const { offer } = answer
    if (!offer) return notify('shop.unknownCode', { type: 'warning', messageArgs: { code } })
    const { CODIGO, NOMBRE, price, PriceList, prices } = offer
    if (price === null)
      return notify('shop.unpriced', { type: 'warning', messageArgs: { name: NOMBRE } })
    dispatch({ type: 'add', product: { CODIGO, NOMBRE, price, PriceList, prices } })
    notify(translate('shop.addedOne', { name: NOMBRE }), { type: 'success' })
  }
}

/** The product with exactly this code or SKU. */
async function findByCode(http: Http, code: string, list: number): Promise<Offer | undefined> {
  const filter = JSON.stringify({ q: code })
  const { offers } = await call(http, shop, { query: { filter, list, limit: 20 } })
  const folded = code.toLowerCase()
  return offers.find(
    offer => offer.CODIGO.toLowerCase() === folded || (offer.SKU ?? '').toLowerCase() === folded,
  )
}
