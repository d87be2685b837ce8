const forDollars = (dollars: number) => `Envío $${dollars}`

/** Delivery cost in dollars, by option of the checkout (business.md#code-lists). */
export const deliveryOptions = {
  0: 'Sin costo de envío',
  3: forDollars(3),
  5: forDollars(5),
  7: forDollars(7),
  13: forDollars(13),
} as const

export type DeliveryOption = keyof typeof deliveryOptions

export const deliveryProducts: Readonly<Record<DeliveryOption, string>> = {
  0: '06.04.15',
  3: '06.04.16',
  5: '06.04.17',
  7: '06.04.18',
  13: '06.04.19',
}

/** Address type of collection at the office (business.md#checkout). */
export const OFFICE = 'ENTREGA-OFICINA'

export const addressTypes = {
  [OFFICE]: 'Retiro en oficina',
} as const
