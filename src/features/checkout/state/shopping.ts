import { isObject, parseJson } from '../../../base/parseJson'
import { type ShopSort, shopSorts } from '../../../domain/checkout/sorts'
import { type CartItem, type Checkout, newCheckout } from '../../../domain/checkout/state'
import { transition } from '../../../domain/checkout/transitions'

/** The stored part of the shop. */
export interface Shopping {
  readonly checkout: Checkout
  readonly sortBy: ShopSort
}

/** Parses a stored entry; undefined if invalid. Totals are computed again, so that edited storage has no effect. */
export function readShopping(stored: unknown): Shopping | undefined {
  const value = typeof stored === 'string' ? parseJson(stored) : stored
  if (!isObject(value) || !isObject(value.checkout)) return undefined
  const { checkout } = value
  const cart = Array.isArray(checkout.cart) ? checkout.cart.filter(isItem).map(withPrices) : []
  const kept: Checkout = {
    ...newCheckout,
    ...pick(checkout),
    cart: [...new Map(cart.map(item => [item.CODIGO, item])).values()],
  }
  // Keeps prices and the shown total, and computes sums only.
  const summed = transition(kept, { type: 'reprice', prices: {} })
  return {
    checkout: { ...summed, total: numberOr(checkout.total, summed.total) },
    sortBy: shopSorts.find(by => by === value.sortBy) ?? 'available',
  }
}

const pick = (checkout: Readonly<Record<string, unknown>>): Partial<Checkout> =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([name, fits]) =>
      fits(checkout[name]) ? [[name, checkout[name]]] : [],
    ),
  )

const isText = (value: unknown) => typeof value === 'string'
const isAmount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isRecord = (value: unknown) => value === null || isObject(value)

const checks: Partial<Record<keyof Checkout, (value: unknown) => boolean>> = {
  activeStep: value => value === 0 || value === 1 || value === 2,
  discount: isAmount,
  shipping: isAmount,
  warehouse: value => isText(value) || value === 0,
  method: value => Number.isInteger(value),
  comment: isText,
  servientrega: isRecord,
  billing: isRecord,
}

const isItem = (value: unknown): value is CartItem =>
  isObject(value) &&
  isText(value.CODIGO) &&
  isText(value.NOMBRE) &&
  isText(value.comment) &&
  isAmount(value.price) &&
  isAmount(value.subtotal) &&
  Number.isInteger(value.quantity) &&
  Number(value.quantity) >= 1 &&
  (value.PriceList === null || Number.isInteger(value.PriceList))

/** Drops invalid prices; the server is asked instead. */
const withPrices = ({ prices, ...item }: CartItem): CartItem =>
  isObject(prices) && Object.values(prices).every(isAmount) ? { ...item, prices } : item

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise
