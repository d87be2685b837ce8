import type { Translations } from './text'

const forDollars = (dollars: number): Translations => ({
  es: `Envío $${dollars}`,
  en: `Delivery $${dollars}`,
  fr: `Livraison $${dollars}`,
  vi: `Giao hàng $${dollars}`,
  cn: `运费 $${dollars}`,
  ar: `توصيل ${dollars}$`,
})

/** What delivery costs, in dollars, as the checkout offers it (domain.md 6). */
export const deliveryOptions = {
  0: {
    es: 'Sin costo de envío',
    en: 'Free delivery',
    fr: 'Livraison gratuite',
    vi: 'Miễn phí giao hàng',
    cn: '免运费',
    ar: 'توصيل مجاني',
  },
  3: forDollars(3),
  5: forDollars(5),
  7: forDollars(7),
  13: forDollars(13),
} as const satisfies Readonly<Record<number, Translations>>

export type DeliveryOption = keyof typeof deliveryOptions

/** The product code with which each option stands in an order. */
export const deliveryProducts: Readonly<Record<DeliveryOption, string>> = {
  0: '06.04.15',
  3: '06.04.16',
  5: '06.04.17',
  7: '06.04.18',
  13: '06.04.19',
}

/** The kind of address of what is collected at the office (domain.md 5.6). */
export const OFFICE = 'ENTREGA-OFICINA'

/** What the kinds of address that are no words of the customer's own are called. */
export const addressTypes = {
  [OFFICE]: {
    es: 'Entrega en oficina',
    en: 'Picked up at the office',
    fr: 'Retrait au bureau',
    vi: 'Nhận tại văn phòng',
    cn: '到办公室自取',
    ar: 'الاستلام من المكتب',
  },
} as const satisfies Readonly<Record<string, Translations>>
