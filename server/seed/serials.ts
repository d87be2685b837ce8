import { addDays } from '../../src/base/day'
import { withLuhnDigit } from '../../src/domain/devices/imei'
import type { OrderLine } from './orderLines'
import type { DemoProduct } from './products'
import type { DemoRecord } from './record'
import { stockKey, type Units } from './stock'

const loaded = new Set([0, 3, 22, 23, 1])
const open = new Set([15, 10, 13, 6, 5, 7, 0])

const getLines = (order: DemoRecord) => order.ITEMS as readonly OrderLine[]

/** An IMEI for each phone of orders after loading. */
export function createSerials(orders: readonly DemoRecord[]): readonly DemoRecord[] {
  const units = orders
    .filter(order => loaded.has(order.ESTADO as number))
    .flatMap(order =>
      getLines(order)
        .filter(line => line.PRODUCTO_ID.startsWith('10.'))
        .flatMap(line =>
          Array.from({ length: line.CANTIDAD }, () => ({
            ORDEN_ID: order.ID,
            PRODUCTO_ID: line.PRODUCTO_ID,
          })),
        ),
    )
  const [first] = orders
  return units.map((unit, at) => ({
    ID: Number(first?.ID) * 100 + at,
    ...unit,
    INTERNAL_SERIAL: imei(Number(first?.ID), at),
  }))
}

/** Each returned unit was sold by an earlier order. */
export function returnedUnits(
  warranties: readonly DemoRecord[],
  { orders, serials, products }: Sold,
): readonly DemoRecord[] {
  const done = new Map(orders.filter(({ ESTADO }) => ESTADO === 1).map(each => [each.ID, each]))
  const named = new Map(products.map(each => [each.CODIGO, each]))
  const remaining = serials.filter(({ ORDEN_ID }) => done.has(ORDEN_ID))
  return warranties.map((warranty, at) => {
    if (at === 0 || !String(warranty.GARANTIA).startsWith('En garantía')) return warranty
    const place = remaining.findIndex(
      ({ ORDEN_ID }) =>
        String(done.get(ORDEN_ID)?.FECHAFACTURACION) < String(warranty.FECHA_CREACION),
    )
    const [serial] = place < 0 ? [] : remaining.splice(place, 1)
    const order = done.get(serial?.ORDEN_ID)
    const product = named.get(String(serial?.PRODUCTO_ID))
    if (!serial || !order || !product) return warranty
    return {
      ...warranty,
      IMEI_SERIE: serial.INTERNAL_SERIAL,
      CARD_CODE: order.CLIENTEID,
      NOM_PRODUCTO: product.NOMBRE,
      MARCA: product.MARCA,
      FECHA_VENTA: String(order.FECHAFACTURACION).slice(0, 10),
    }
  })
}
interface Sold {
  readonly orders: readonly DemoRecord[]
  readonly serials: readonly DemoRecord[]
  readonly products: readonly DemoProduct[]
}

/** Purchase of those units weeks earlier, plus some still in stock. */
export function createDevices(
  orders: readonly DemoRecord[],
  serials: readonly DemoRecord[],
): readonly DemoRecord[] {
  const byId = new Map(orders.map(order => [order.ID, order]))
  const sold = serials.flatMap(({ ORDEN_ID, PRODUCTO_ID, INTERNAL_SERIAL }, at) => {
    const order = byId.get(ORDEN_ID)
    if (!order) return []
    const day = String(order.FECHACREACION).slice(0, 10)
    return [bought({ PRODUCTO_ID, IMEI_SERIE: INTERNAL_SERIAL, WhsCode: order.BODEGA }, day, at)]
  })
  const waiting = orders.filter(({ ESTADO }) => ESTADO === 7)
  const lying = waiting.flatMap(order =>
    getLines(order)
      .filter(line => line.PRODUCTO_ID.startsWith('10.'))
      .flatMap(line => Array.from({ length: line.CANTIDAD }, () => ({ order, line }))),
  )
  const series = Number(orders[0]?.ID) + 500
  const here = lying.map(({ order, line }, at) => {
    const unit = { PRODUCTO_ID: line.PRODUCTO_ID, IMEI_SERIE: imei(series, at) }
    const day = String(order.FECHACREACION).slice(0, 10)
    return bought({ ...unit, WhsCode: order.BODEGA }, day, at)
  })
  return [...sold, ...here]
}

const bought = (unit: DemoRecord, soldOn: string, at: number): DemoRecord => ({
  ...unit,
  FECHA_COMPRA: addDays(soldOn, -(20 + (at % 40))),
  DOCUMENTO_COMPRA: `OC-26${String(1000 + Math.floor(at / 25))}`,
})

/** 35 is the prefix of a European body; 99 after it is unassigned. */
export const imei = (series: number, number: number): string =>
  withLuhnDigit(`3599${String(series % 10_000).padStart(4, '0')}${String(number).padStart(6, '0')}`)

export function unitsInStock(orders: readonly DemoRecord[]): Units {
  const units = new Map<string, number>()
  for (const order of orders.filter(({ ESTADO }) => open.has(ESTADO as number))) {
    for (const { PRODUCTO_ID, CANTIDAD } of getLines(order)) {
      const key = stockKey(PRODUCTO_ID, String(order.BODEGA))
      units.set(key, (units.get(key) ?? 0) + CANTIDAD)
    }
  }
  return units
}
