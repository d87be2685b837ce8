import { deliveryProducts } from '../../domain/orders/deliveryOptions'
import type { SentRecord } from '../../providers/backend/catalogueContext'

/** A product of an order with its serials. */
export interface SeriesLine {
  readonly product: string
  readonly requested: number
  readonly serials: readonly SentRecord[]
}

type Item = Readonly<Record<string, unknown>>

const deliveries = new Set<unknown>(Object.values(deliveryProducts))

/** One line per product, even if several rows of the order name it. Deliveries and accessories have no serials. */
export function buildSeriesLines(
  order: SentRecord,
  serials: readonly SentRecord[],
): readonly SeriesLine[] {
  const requested = new Map<string, number>()
  for (const { PRODUCTO_ID, CANTIDAD, SIN_SERIE } of (order.ITEMS ?? []) as readonly Item[]) {
    if (deliveries.has(PRODUCTO_ID) || SIN_SERIE === true) continue
    const product = String(PRODUCTO_ID)
    requested.set(product, (requested.get(product) ?? 0) + Number(CANTIDAD))
  }
  return [...requested].map(([product, units]) => ({
    product,
    requested: units,
    serials: serials.filter(
      ({ PRODUCTO_ID, NOTA_CREDITO }) => PRODUCTO_ID === product && NOTA_CREDITO !== true,
    ),
  }))
}
