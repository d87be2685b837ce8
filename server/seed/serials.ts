import { withLuhnDigit } from '../../src/domain/imei'
import type { OrderLine } from './orderLines'
import type { DemoRecord } from './record'
import { stockKey, type Units } from './stock'

const loaded = new Set([0, 3, 22, 23, 1])
const open = new Set([15, 10, 13, 6, 5, 7, 0])

const linesOf = (order: DemoRecord) => order.ITEMS as readonly OrderLine[]

/** An IMEI for each phone of every order that has left the warehouse's hands. */
export function serialsOf(orders: readonly DemoRecord[]): readonly DemoRecord[] {
  const units = orders
    .filter(order => loaded.has(order.ESTADO as number))
    .flatMap(order =>
      linesOf(order)
        .filter(line => line.PRODUCTO_ID.startsWith('10.'))
        .flatMap(line =>
          Array.from({ length: line.CANTIDAD }, () => ({
            ORDEN_ID: order.ID,
            PRODUCTO_ID: line.PRODUCTO_ID,
          })),
        ),
    )
  const [first] = orders
  return units.map((unit, at) => ({ ...unit, INTERNAL_SERIAL: imei(Number(first?.ID), at) }))
}

/** 35 is what a European body gives; 99 after it is given to nobody. */
export const imei = (series: number, number: number): string =>
  withLuhnDigit(`3599${String(series % 10_000).padStart(4, '0')}${String(number).padStart(6, '0')}`)

/** The units that open orders keep and no invoice has taken yet. */
export function keptUnits(orders: readonly DemoRecord[]): Units {
  const units = new Map<string, number>()
  for (const order of orders.filter(({ ESTADO }) => open.has(ESTADO as number))) {
    for (const { PRODUCTO_ID, CANTIDAD } of linesOf(order)) {
      const key = stockKey(PRODUCTO_ID, String(order.BODEGA))
      units.set(key, (units.get(key) ?? 0) + CANTIDAD)
    }
  }
  return units
}
