import type { AfterWrite, Records, Values } from '../../records/context'
import { load } from '../../records/read'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'
import { roomOf } from './judge'

/**
 * An order whose lines change wants a unit for every serial it has (422 at `ITEMS`): those of a product
 * that goes, or of units struck off, are taken off first.
 */
export const checkLoaded =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!before || !after || sameUnits(before, after)) return
    const { catalogue } = records()
    const serials = await rowsAmong(trx, catalogue.get('serials'), {
      among: livingOf(catalogue.get('serials'), me),
      where: { ORDEN_ID: [key] },
    })
    const over = [...roomOf(after, serials)].find(([, room]) => room < 0)
    if (!over) return
    const [product, room] = over
    const products = catalogue.get('products')
    const named = await load(trx, products, { key: product, among: livingOf(products, me) })
    const params = { product: String(named?.record.NOMBRE ?? product), count: -room }
    throw new Refusal(422, 'invalid', { errors: { ITEMS: { key: 'serialsLoaded', params } } })
  }

function sameUnits(before: Values, after: Values) {
  const [was, is] = [roomOf(before, []), roomOf(after, [])]
  return was.size === is.size && [...is].every(([product, units]) => was.get(product) === units)
}
