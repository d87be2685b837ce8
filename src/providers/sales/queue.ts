import type { Quote, Wanted } from '../../domain/checkout/quote'
import type { Checkout } from '../../domain/checkout/state'
import type { DraftBox } from '../drafts'
import { type Answer, type Http, SOMETHING_WRONG } from '../http'
import { isObject } from '../sessionView'

/** An order on its way, kept until the server has answered for good. */
export interface QueuedOrder {
  /** The name of the intention: sent again, it is placed once. */
  readonly key: string
  readonly owner: string
  readonly at: string
  readonly wanted: Wanted
  /** What was confirmed. */
  readonly total: number
  /** The checkout it came from, for who wants it back. */
  readonly checkout: Checkout
  readonly state: 'waiting' | 'differs' | 'refused'
  /** The server's word of then, where it differs. */
  readonly quote?: Quote
  readonly reason?: string
}

export type Sent =
  | { readonly kind: 'placed'; readonly order: Readonly<Record<string, unknown>> }
  | { readonly kind: 'differs'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly reason: string; readonly errors: Errors }
  | { readonly kind: 'waiting' }
type Errors = Readonly<Record<string, string>>

export interface QueueConfig {
  readonly box: DraftBox
  readonly http: Pick<Http, 'exchange'>
  readonly owner: () => string | null
  /** Told of each order the server has taken. */
  readonly onPlaced?: (order: QueuedOrder) => void
}

export interface OrderQueue {
  /** Those of who is signed in, the oldest first. */
  list(): readonly QueuedOrder[]
  /** Keeps it, sends it, and says what became of it; an order nobody answered for stays and waits. */
  submit(order: QueuedOrder): Promise<Sent>
  /** Sends what waits, in order. */
  run(): Promise<void>
  /** Reads what other tabs and days left. */
  look(): Promise<void>
  replace(order: QueuedOrder): Promise<void>
  remove(order: QueuedOrder): Promise<void>
  subscribe(listener: () => void): () => void
}

const PREFIX = 'order|'
const PATH = '/hanadb/api/orders'

/** Orders that survive a closed tab and a dead network, each sent once (safety.md 12). */
export function createQueue({ box, http, owner, onPlaced }: QueueConfig): OrderQueue {
  const listeners = new Set<() => void>()
  let all: readonly QueuedOrder[] = []
  let running: Promise<void> | undefined
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const set = (next: readonly QueuedOrder[]) => {
    all = next
    tell()
  }
  const keep = async (order: QueuedOrder) => {
    set([...all.filter(({ key }) => key !== order.key), order].sort(byTime))
    await box.write(keyOf(order), order).catch(() => 'kept in this tab, as long as it is open')
  }
  const remove = async (order: QueuedOrder) => {
    set(all.filter(({ key }) => key !== order.key))
    await box.remove([keyOf(order)]).catch(() => 'a storage that is blocked has nothing to remove')
  }
  const send = async (order: QueuedOrder): Promise<Sent> => {
    const sent = readSent(await post(http, order))
    if (sent.kind === 'placed') {
      await remove(order)
      onPlaced?.(order)
    }
    if (sent.kind === 'differs') await keep({ ...order, state: 'differs', quote: sent.quote })
    if (sent.kind === 'refused') await keep({ ...order, state: 'refused', reason: sent.reason })
    return sent
  }
  const sendAll = async () => {
    for (const order of all.filter(({ state }) => state === 'waiting')) {
      if (order.owner !== owner()) continue
      const { kind } = await send(order)
      if (kind === 'waiting') return
    }
  }
  return {
    list: () => all,
    async submit(order) {
      await keep(order)
      return send(order)
    },
    run() {
      running ??= alone(sendAll).finally(() => {
        running = undefined
      })
      return running
    },
    async look() {
      const whose = `${PREFIX}${owner()}|`
      const found = await read(box, whose).catch(() => [])
      const here = all.filter(order => order.owner === owner())
      const kept = new Map([...found, ...here].map(order => [order.key, order]))
      if (kept.size > 0 || all.length > 0) set([...kept.values()].sort(byTime))
    },
    replace: keep,
    remove,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** What the order would come to now. */
export async function askQuote(http: Pick<Http, 'exchange'>, wanted: Wanted, signal: AbortSignal) {
  const path = `${PATH}/quote`
  return http.exchange(path, { method: 'POST', body: wanted, signal })
}

const post = (http: Pick<Http, 'exchange'>, { wanted, total, key }: QueuedOrder) =>
  http.exchange(`${PATH}/order`, {
    method: 'POST',
    body: { ...wanted, total },
    headers: { 'Idempotency-Key': key },
  })

function readSent({ status, ok, body }: Answer): Sent {
  const answer = isObject(body) ? body : {}
  if (ok) return { kind: 'placed', order: answer }
  if (answer.code === 'quoteChanged') return { kind: 'differs', quote: answer.quote as Quote }
  // Nobody there, too busy, asked to sign in again, or still at it: later.
  if ([0, 401, 429, 502, 503, 504].includes(status) || answer.code === 'inFlight')
    return { kind: 'waiting' }
  const errors = isObject(answer.errors) ? (answer.errors as Errors) : {}
  return { kind: 'refused', reason: String(answer.message ?? SOMETHING_WRONG), errors }
}

async function read(box: DraftBox, prefix: string): Promise<readonly QueuedOrder[]> {
  const keys = (await box.keys()).filter(key => key.startsWith(prefix))
  const values = keys.length > 0 ? await box.read(keys) : []
  return values.filter(isOrder)
}

const keyOf = ({ owner, key }: QueuedOrder) => `${PREFIX}${owner}|${key}`
const byTime = (a: QueuedOrder, b: QueuedOrder) => a.at.localeCompare(b.at)

const isOrder = (value: unknown): value is QueuedOrder =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.at === 'string' &&
  isObject(value.wanted) &&
  isObject(value.checkout)

/** One tab sends; what another has just sent is sent again only by the same key. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request('mostrador-orders', { ifAvailable: true }, lock =>
    lock ? work() : undefined,
  ) as Promise<void>
}
