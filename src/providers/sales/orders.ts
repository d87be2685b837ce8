import type { Asked, Quote, Wanted } from '../../domain/checkout/quote'
import type { Checkout } from '../../domain/checkout/state'
import { formatMoney } from '../../domain/money'
import type { Http } from '../http'
import {
  type Entry,
  isEntry,
  type LaterHttp,
  type LaterKind,
  type Outcome,
  outcomeOf,
} from '../sendLater/kind'
import { isObject } from '../sessionView'

/** An order on its way, kept until the server has answered for good. */
export interface QueuedOrder extends Entry {
  readonly state: 'waiting' | 'sending' | 'sent' | 'differs' | 'refused'
  readonly wanted: Wanted
  /** Its number, once it is `sent`. */
  readonly id?: string
  /** What was confirmed. */
  readonly total: number
  /** The checkout it came from, for who wants it back. */
  readonly checkout: Checkout
  /** The server's word of then, where it differs. */
  readonly quote?: Quote
}

const PATH = '/hanadb/api/orders'
const CHECKOUT = '/dashboard/e-commerce/checkout'

/** The number of an order the server has taken. */
export const orderIn = (outcome: Outcome<QueuedOrder>): string | undefined =>
  outcome.kind === 'done' && isObject(outcome.body) ? String(outcome.body.ID) : undefined

/** Orders that survive a closed tab and a dead network, each placed once (safety.md 12). */
export const orderKind: LaterKind<QueuedOrder> = {
  ...{ name: 'orders', database: 'mostrador-sales', prefix: 'order', showsSent: true },
  read: value =>
    isEntry(value) && isObject(value.wanted) && isObject(value.checkout)
      ? (value as never)
      : undefined,
  async send(order, http) {
    const answer = await post(http, order)
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

const post = (http: LaterHttp, { wanted, total, key }: QueuedOrder) =>
  http.exchange(`${PATH}/order`, {
    method: 'POST',
    body: { ...wanted, total },
    headers: { 'Idempotency-Key': key },
  })

/** What the order would come to now. */
export async function askQuote(http: Pick<Http, 'exchange'>, asked: Asked, signal: AbortSignal) {
  const path = `${PATH}/quote`
  return http.exchange(path, { method: 'POST', body: asked, signal })
}
