import { cents, dollars } from '../../base/money'
import { calculateIva } from '../orders/tax'
import {
  type Billing,
  type CartItem,
  type Checkout,
  type Destination,
  MOST_UNITS,
  NO_COMMENT,
  NO_LINE_COMMENT,
  resetCheckout,
  STEPS,
} from './state'

/** A product added to the cart; its quantity is ignored if it is already there. */
export interface Product {
  readonly CODIGO: string
  readonly NOMBRE?: string | undefined
  readonly price: number | string
  readonly PriceList?: number | null | undefined
  readonly quantity?: number | undefined
  readonly comment?: string | undefined
  readonly prices?: Readonly<Record<string, number>> | undefined
}

export type Event =
  | { readonly type: 'add'; readonly product: Product }
  | { readonly type: 'quantity'; readonly CODIGO: string; readonly quantity: number }
  | { readonly type: 'remark'; readonly CODIGO: string; readonly comment: string }
  | { readonly type: 'reprice'; readonly prices: Readonly<Record<string, number>> }
  /** Changes the price list of the cart, or of the lines on one list. */
  | { readonly type: 'list'; readonly list: number; readonly from?: number | undefined }
  | { readonly type: 'remove'; readonly CODIGO: string }
  | { readonly type: 'discount'; readonly discount: number | string }
  | { readonly type: 'shipping'; readonly shipping: number | string }
  | { readonly type: 'billing'; readonly billing: Billing | null }
  | { readonly type: 'servientrega'; readonly servientrega: Destination | null }
  | { readonly type: 'warehouse'; readonly warehouse: string | 0 }
  | { readonly type: 'method'; readonly method: number }
  | { readonly type: 'comment'; readonly comment: string }
  | { readonly type: 'next' | 'back' | 'reset' }
  | { readonly type: 'go'; readonly step: number }

/** Pure reducer of the checkout. */
export function transition(checkout: Checkout, event: Event): Checkout {
  switch (event.type) {
    case 'add':
      return withCart(checkout, added(checkout.cart, event.product))
    case 'quantity':
      return withLine(checkout, event.CODIGO, { quantity: units(event.quantity) })
    case 'remark':
      return withLine(checkout, event.CODIGO, { comment: event.comment })
    case 'reprice':
      return withCart(checkout, checkout.cart.map(repriced(event.prices)))
    case 'list':
      return withCart(checkout, checkout.cart.map(listed(event)))
    case 'remove':
      return withCart(
        checkout,
        checkout.cart.filter(({ CODIGO }) => CODIGO !== event.CODIGO),
      )
    case 'discount':
      return withDiscount(checkout, amount(event.discount))
    case 'shipping':
      return withShipping(checkout, amount(event.shipping))
    case 'reset':
      return resetCheckout
    default:
      return withSelection(checkout, event)
  }
}

/** Events that set a choice without changing amounts. */
function withSelection(
  checkout: Checkout,
  event: Exclude<Event, { type: 'add' | 'quantity' | 'discount' | 'reset' }>,
): Checkout {
  switch (event.type) {
    case 'billing':
      // A different customer has different addresses.
      return event.billing?.ID === checkout.billing?.ID
        ? { ...checkout, billing: event.billing }
        : sentTo({ ...checkout, billing: event.billing }, null)
    case 'servientrega':
      return sentTo(checkout, event.servientrega)
    case 'warehouse':
      return { ...checkout, warehouse: event.warehouse }
    case 'method':
      return { ...checkout, method: event.method }
    case 'comment':
      return { ...checkout, comment: event.comment || NO_COMMENT }
    case 'next':
      return { ...checkout, activeStep: step(checkout.activeStep + 1) }
    case 'back':
      return { ...checkout, activeStep: step(checkout.activeStep - 1) }
    case 'go':
      return { ...checkout, activeStep: step(event.step) }
    default:
      return checkout
  }
}

/** Adds one unit to a line at its price, or a new line. */
function added(cart: readonly CartItem[], product: Product): readonly CartItem[] {
  const {
    CODIGO,
    NOMBRE = CODIGO,
    price,
    PriceList = null,
    quantity = 1,
    comment,
    prices,
  } = product
  if (cart.some(item => item.CODIGO === CODIGO)) {
    return cart.map(item =>
      item.CODIGO === CODIGO ? lined({ ...item, quantity: units(item.quantity + 1) }) : item,
    )
  }
  const context = prices && { prices }
  const line = { CODIGO, NOMBRE, PriceList, comment: comment || NO_LINE_COMMENT, ...context }
  return [
    ...cart,
    lined({ ...line, price: dollars(amount(price)), quantity: units(quantity), subtotal: 0 }),
  ]
}

const repriced = (prices: Readonly<Record<string, number>>) => (item: CartItem) => {
  const price = prices[item.CODIGO]
  return price === undefined ? item : lined({ ...item, price: dollars(amount(price)) })
}

/** Lines without a known price on the list keep theirs; the server checks prices later. */
const listed =
  ({ list, from }: Extract<Event, { type: 'list' }>) =>
  (item: CartItem) => {
    const price = item.prices?.[list]
    const isMatch = from === undefined || item.PriceList === from
    return price === undefined || !isMatch
      ? item
      : lined({ ...item, price: dollars(amount(price)), PriceList: list })
  }

const withLine = (checkout: Checkout, code: string, change: Partial<CartItem>) =>
  withCart(
    checkout,
    checkout.cart.map(item => (item.CODIGO === code ? lined({ ...item, ...change }) : item)),
  )

/** Recalculates the totals: subtotal - discount + iva. */
function withCart(checkout: Checkout, cart: readonly CartItem[]): Checkout {
  const subtotal = cart.reduce((sum, item) => sum + amount(item.subtotal), 0)
  const iva = calculateIva(subtotal)
  return {
    ...checkout,
    cart,
    subtotal: dollars(subtotal),
    iva: dollars(iva),
    total: dollars(subtotal - amount(checkout.discount) + iva),
    totalItems: cart.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Adds delivery to the cart's total. */
function withShipping(checkout: Checkout, shipping: number): Checkout {
  const { subtotal, discount, iva } = checkout
  const total = amount(subtotal) - amount(discount) + amount(iva) + shipping
  return { ...checkout, shipping: dollars(shipping), total: dollars(total) }
}

/** Collected orders have no delivery cost. */
function sentTo(checkout: Checkout, servientrega: Destination | null): Checkout {
  const sent = { ...checkout, servientrega }
  const isCollected = (servientrega?._ID ?? null) === null
  return isCollected && amount(checkout.shipping) > 0 ? withShipping(sent, 0) : sent
}

/** A discount sets the total to subtotal minus discount, without IVA (business.md#checkout). */
const withDiscount = (checkout: Checkout, discount: number): Checkout => ({
  ...checkout,
  discount: dollars(discount),
  total: dollars(amount(checkout.subtotal) - discount),
})

const lined = (item: CartItem): CartItem => ({
  ...item,
  subtotal: dollars(amount(item.price) * item.quantity),
})

/** Whole cents, at least 0; invalid amounts count as 0. */
const amount = (value: unknown): number => Math.max(0, cents(value) ?? 0)

const units = (value: number): number =>
  Math.min(MOST_UNITS, Math.max(1, Math.trunc(Number.isFinite(value) ? value : 1)))

const step = (value: number): number => Math.min(STEPS, Math.max(0, Math.trunc(value)))
