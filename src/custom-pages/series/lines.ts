import { deliveryProducts } from '../../domain/deliveryOptions'
import type { Sent } from '../../resources/useRecord'

/** A product of an order, with the serials it has. */
export interface Line {
  readonly product: string
  readonly wanted: number
  readonly serials: readonly Sent[]
}

const deliveries = new Set<unknown>(Object.values(deliveryProducts))

/** One a product, however many rows of the order name it; deliveries and accessories have no serials. */
export function linesOf(order: Sent, serials: readonly Sent[]): readonly Line[] {
  const wanted = new Map<string, number>()
  for (const { PRODUCTO_ID, CANTIDAD, SIN_SERIE } of (order.ITEMS ?? []) as readonly Readonly<
    Record<string, unknown>
  >[])
    if (!deliveries.has(PRODUCTO_ID) && SIN_SERIE !== true)
      wanted.set(String(PRODUCTO_ID), (wanted.get(String(PRODUCTO_ID)) ?? 0) + Number(CANTIDAD))
  return [...wanted].map(([product, units]) => ({
    product,
    wanted: units,
    serials: serials.filter(
      ({ PRODUCTO_ID, NOTA_CREDITO }) => PRODUCTO_ID === product && NOTA_CREDITO !== true,
    ),
  }))
}
