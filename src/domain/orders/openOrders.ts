/** Final states of an order: delivered or annulled. */
export const settledOrders: readonly number[] = [1, 8]

/** Order number as written on deposit slips. */
export const orderReference = (id: number | string) => `INV-${id}`
