import { sellingWarehouses } from './companies'
import { type DemoProduct, isDelivery, isPhone } from './products'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

/** Units that orders keep or ask for, by `product warehouse`. */
export type Units = ReadonlyMap<string, number>
export interface Demand {
  /** Approved orders keep them. */
  readonly reserved: Units
  /** Orders that wait to be approved need them free. */
  readonly awaited: Units
}

export const stockKey = (product: string, warehouse: string): string => `${product} ${warehouse}`

/**
 * Units in each selling warehouse: plenty in the first one, little or nothing in the others, but
 * enough for every order that waits there.
 */
export function stockOf(
  company: string,
  products: readonly DemoProduct[],
  { reserved, awaited }: Demand,
): readonly DemoRecord[] {
  const chance = chanceFrom(21)
  const goods = products.filter(product => !isDelivery(product))
  return goods.flatMap(product =>
    sellingWarehouses(company).flatMap((WhsCode, at) => {
      const key = stockKey(product.CODIGO, WhsCode)
      const RESERVADO = unitsAt(reserved, key)
      const least = unitsAt(awaited, key)
      const most = (isPhone(product) ? 40 : 120) / (at + 1)
      const free = chance.happens(0.25) ? 0 : chance.int(0, Math.round(most))
      const isBare = RESERVADO + free === 0 && chance.happens(0.5)
      const CANTIDAD = RESERVADO + Math.max(free, least)
      return isBare && least === 0 ? [] : [{ CODIGO: product.CODIGO, WhsCode, CANTIDAD, RESERVADO }]
    }),
  )
}

const unitsAt = (units: Units, key: string): number => units.get(key) ?? 0
