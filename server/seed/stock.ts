import { sellingWarehouses } from './companies'
import { type DemoProduct, isDelivery, isPhone } from './products'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

/** Reserved units, by `product warehouse`. */
export type Units = ReadonlyMap<string, number>

export const stockKey = (product: string, warehouse: string): string => `${product} ${warehouse}`

/** Units per selling warehouse: many in the first, few in others, enough for open orders. */
export function createStock(
  company: string,
  products: readonly DemoProduct[],
  reserved: Units,
): readonly DemoRecord[] {
  const chance = chanceFrom(21)
  const goods = products.filter(product => !isDelivery(product))
  return goods.flatMap(product =>
    sellingWarehouses(company).flatMap((WhsCode, at) => {
      const key = stockKey(product.CODIGO, WhsCode)
      const RESERVADO = reserved.get(key) ?? 0
      const most = (isPhone(product) ? 40 : 120) / (at + 1)
      const free = chance.happens(0.25) ? 0 : chance.int(0, Math.round(most))
      const isBare = RESERVADO + free === 0 && chance.happens(0.5)
      const CANTIDAD = RESERVADO + free
      return isBare ? [] : [{ CODIGO: product.CODIGO, WhsCode, CANTIDAD, RESERVADO }]
    }),
  )
}
