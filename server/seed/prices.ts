import { type DemoProduct, isDelivery, isPhone } from './products'
import type { DemoRecord } from './record'

/** Price per dollar of cost, by list (lists 2 to 8, business.md#code-lists). */
const margins: Readonly<Record<number, number>> = {
  2: 1.07,
  3: 1.09,
  4: 1.16,
  5: 1.12,
  6: 1.32,
  7: 1.36,
  8: 1.44,
}
const partnerMargin = 1.1

/** Net price of a product on a list; deliveries cost the same on all. */
export const calculatePrice = (product: DemoProduct, list: number): number =>
  isDelivery(product) ? product.COSTO : rounded(product.COSTO * (margins[list] ?? 1.5))

export const calculatePartnerPrice = ({ COSTO }: DemoProduct): number =>
  rounded(COSTO * partnerMargin)

export const createPrices = (products: readonly DemoProduct[]): readonly DemoRecord[] =>
  products.flatMap(product =>
    Object.keys(margins).map(list => ({
      CODIGO: product.CODIGO,
      PriceList: Number(list),
      Price: calculatePrice(product, Number(list)),
    })),
  )

/** The partner buys phones only. */
export const createPartnerPrices = (products: readonly DemoProduct[]): readonly DemoRecord[] =>
  products.filter(isPhone).map(product => ({
    CODIGO: product.CODIGO,
    PRICE_LIST: 5,
    PRICE: calculatePartnerPrice(product),
  }))

const rounded = (dollars: number) => Math.round(dollars * 100) / 100
