import { formatMoney } from '../../../base/money'
import { isObject } from '../../../base/parseJson'
import { placeOrder } from '../../../contracts/checkout'
import type { Quote, WantedOrder } from '../../../domain/checkout/quote'
import type { Checkout } from '../../../domain/checkout/state'
import { requestOf } from '../../../providers/http/ask'
import {
  isEntry,
  type LaterKind,
  outcomeOf,
  type QueueEntry,
  type SendOutcome,
} from '../../../providers/sendLater/kind'

/** An order to send, stored until the server's final answer. */
export interface QueuedOrder extends QueueEntry {
  readonly state: 'waiting' | 'sending' | 'sent' | 'differs' | 'refused'
  readonly wanted: WantedOrder
  /** Order number, once `sent`. */
  readonly id?: string
  /** Confirmed total. */
  readonly total: number
  /** The checkout of the order, to restore it. */
  readonly checkout: Checkout
  /** The server's quote, if it differs. */
  readonly quote?: Quote
}

const CHECKOUT = '/dashboard/e-commerce/checkout'

/** Number of an order that the server has accepted. */
export const orderIn = (outcome: SendOutcome<QueuedOrder>): string | undefined =>
  outcome.kind === 'done' && isObject(outcome.body) ? String(outcome.body.ID) : undefined

/** Orders stored until they are sent, each placed once; they survive a closed tab and a lost connection. */
export const orderKind: LaterKind<QueuedOrder> = {
  ...{ name: 'orders', database: 'mostrador-sales', prefix: 'order', showsSent: true },
  read: value =>
    isEntry(value) && isObject(value.wanted) && isObject(value.checkout)
      ? (value as never)
      : undefined,
  async send(order, http) {
    const { wanted, total, key } = order
    const request = requestOf(placeOrder, { body: { ...wanted, total }, key })
    const answer = await http.exchange(placeOrder.path, request)
    if (isObject(answer.body) && answer.body.code === 'quoteChanged')
      return {
        kind: 'held',
        entry: { ...order, state: 'differs', quote: answer.body.quote as Quote },
      }
    const outcome = outcomeOf(order, answer)
    const id = orderIn(outcome)
    return outcome.kind === 'done' && id !== undefined
      ? { ...outcome, entry: { ...order, id } }
      : outcome
  },
  shown: ({ checkout, total }) => ({
    title: `${checkout.billing?.Cliente ?? ''} ${formatMoney(total)}`,
    ...{ kind: 'order', to: CHECKOUT },
  }),
  news: ({ checkout }, outcome) => {
    const about = { name: checkout.billing?.Cliente ?? '' }
    if (outcome.kind === 'held') return { word: 'orderHeld', about, isGood: false, to: CHECKOUT }
    const id = orderIn(outcome)
    if (id === undefined) return undefined
    const to = `/dashboard/invoice/${id}`
    return { word: 'orderSent', about: { ...about, id: `INV-${id}` }, isGood: true, to }
  },
}
