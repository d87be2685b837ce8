/** States after which an order waits for nothing any more: delivered or annulled. */
export const settledOrders: readonly number[] = [1, 8]

/** How the number of an order is written on a deposit slip. */
export const orderReference = (id: number | string) => `INV-${id}`
