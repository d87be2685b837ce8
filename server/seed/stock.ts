import { sellingWarehouses } from './companies'
import { type DemoProduct, isDelivery, isPhone } from './products'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

/** Units that open orders keep, by `product warehouse`. */
export type Reserved = ReadonlyMap<string, number>

export const stockKey = (product: string, warehouse: string): string => `${product} ${warehouse}`

/** Units in each selling warehouse: plenty in the first one, little or nothing in the others. */
export function stockOf(
  company: string,
  products: readonly DemoProduct[],
  reserved: Reserved,
): readonly DemoRecord[] {
  const chance = chanceFrom(21)
  return products.flatMap(product =>
    sellingWarehouses(company).flatMap((WhsCode, at) => {
      const RESERVADO = reserved.get(stockKey(product.CODIGO, WhsCode)) ?? 0
      const most = (isPhone(product) ? 40 : 120) / (at + 1)
      const free = chance.happens(0.25) ? 0 : chance.int(0, Math.round(most))
      const CANTIDAD = isDelivery(product) ? 9_999 : RESERVADO + free
      return CANTIDAD === 0 && chance.happens(0.5)
        ? []
        : [{ CODIGO: product.CODIGO, WhsCode, CANTIDAD, RESERVADO }]
    }),
  )
}
