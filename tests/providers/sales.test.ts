import { expect, test } from 'vitest'
import type { Quote } from '../../src/domain/checkout/quote'
import { newCheckout } from '../../src/domain/checkout/state'
import type { Event } from '../../src/domain/checkout/transitions'
import { CART_KEY, type CartConfig, createCart } from '../../src/features/checkout/state/cart'
import { orderKind, type QueuedOrder } from '../../src/features/checkout/state/orders'
import { wantedOf } from '../../src/features/checkout/state/wantedOf'
import type { HttpAnswer, HttpRequest } from '../../src/providers/http/http'
import { createQueue, type QueueConfig } from '../../src/providers/sendLater/queue'
import type { SafeStorage } from '../../src/providers/session/storage'
import { memoryBox } from './memoryBox'

const add = (CODIGO: string): Event => ({ type: 'add', product: { CODIGO, price: 10 } })

function memoryStorage(): SafeStorage {
  const held = new Map<string, string>()
  return {
    get: key => held.get(key) ?? null,
    set: (key, value) => void held.set(key, value),
    remove: key => void held.delete(key),
    keys: () => [...held.keys()],
  }
}
/** A shared counter device; `open` is a tab there. */
const aCounter = (more: Partial<CartConfig> = {}) => {
  const config = { storage: memoryStorage(), box: memoryBox(), ...more }
  const open = async (owner: string) => {
    const cart = createCart(config)
    await cart.handTo(owner)
    return cart
  }
  return { ...config, open }
}
const codes = ({ checkout }: { checkout(): typeof newCheckout }) =>
  checkout().cart.map(({ CODIGO }) => CODIGO)

test('the one entry holds checkout and sortBy alone, and a closed tab loses nothing', async () => {
  const { open, storage } = aCounter()
  const cart = await open('1|A')
  cart.dispatch(add('X'))
  cart.sort('priceAsc')
  expect(storage.keys().filter(key => key.startsWith('redux-'))).toEqual(['redux-product'])
  expect(Object.keys(JSON.parse(storage.get(CART_KEY) ?? ''))).toEqual(['checkout', 'sortBy'])
  const again = await open('1|A')
  expect(again.view()).toEqual(cart.view())
  expect(codes(again)).toEqual(['X'])
})

test('another person finds a cart of their own, and the first one’s is set aside under its owner', async () => {
  const { open, storage } = aCounter()
  const cart = await open('1|A')
  cart.dispatch(add('X'))
  await cart.handTo('2|A')
  expect(codes(cart)).toEqual([])
  expect(storage.get(CART_KEY)).not.toContain('X')
  cart.dispatch(add('Y'))
  await cart.handTo('1|A')
  expect(codes(cart)).toEqual(['X'])
  expect(codes(await open('2|A'))).toEqual(['Y'])
})

test('a storage that does not answer in five seconds is not waited for', async () => {
  const waited: number[] = []
  const silent = { ...memoryBox(), read: () => new Promise<never>(() => undefined) }
  const pause = async (ms: number) => void waited.push(ms)
  const cart = createCart({ storage: memoryStorage(), box: silent, pause })
  const handing = cart.handTo('1|A')
  cart.dispatch(add('X'))
  await handing
  expect([waited, cart.isReady(), codes(cart)]).toEqual([[5000], true, ['X']])
})

test.each([
  ['no JSON', '{'],
  ['another thing', '[1]'],
  ['no lines', JSON.stringify({ checkout: { cart: [{ CODIGO: 1 }], discount: 'x' } })],
])('an entry that is %s counts as absent', async (_, text) => {
  const { open, storage } = aCounter()
  await open('1|A')
  storage.set(CART_KEY, text)
  expect((await open('1|A')).checkout()).toEqual(newCheckout)
})

const anOrder = (key: string): QueuedOrder => ({
  ...{ key, owner: '1|A', at: `2026-01-01T00:00:0${key.length}Z`, total: 10, state: 'waiting' },
  checkout: newCheckout,
  wanted: wantedOf(newCheckout),
})
function aServer(answer: (key: string) => Partial<HttpAnswer>) {
  const requests: string[] = []
  const exchange = async (_path: string, request: HttpRequest = {}): Promise<HttpAnswer> => {
    const key = String(request.headers?.['Idempotency-Key'])
    requests.push(key)
    const { status = 201, body = {} } = answer(key)
    return { status, ok: status > 0 && status < 300, headers: new Headers(), body }
  }
  return { requests, http: { exchange, upload: exchange } }
}
const owner = () => '1|A'
const orders = (config: QueueConfig) => createQueue(orderKind, config)

test('orders wait while nobody answers, survive a closed tab, and go once, in order', async () => {
  const box = memoryBox()
  const lost = aServer(() => ({ status: 0 }))
  const first = orders({ box, http: lost.http, owner })
  expect((await first.submit(anOrder('a'))).kind).toBe('later')
  await first.submit(anOrder('bb'))
  const back = aServer(() => ({ body: { ID: 7 } }))
  const second = orders({ box, http: back.http, owner })
  await second.read()
  expect(second.list().map(({ key }) => key)).toEqual(['a', 'bb'])
  await Promise.all([second.send(), second.send()])
  expect([back.requests, await box.keys()]).toEqual([['a', 'bb'], []])
  const sent = { state: 'sent', id: '7' }
  expect(second.list()).toMatchObject([sent, sent])
})

test('one that differs or is refused stays with the server’s word, and holds up no other', async () => {
  const box = memoryBox()
  const quote = { total: 12 } as Quote
  const { http, requests: request } = aServer(key =>
    key === 'a'
      ? { status: 409, body: { code: 'quoteChanged', quote } }
      : key === 'bb'
        ? { status: 422, body: { code: 'invalid', message: 'No', errors: {} } }
        : {},
  )
  const queue = orders({ box, http, owner })
  for (const key of ['a', 'bb', 'ccc']) await queue.keep(anOrder(key))
  await queue.send()
  await queue.send()
  expect(request).toEqual(['a', 'bb', 'ccc'])
  expect(queue.list()).toMatchObject([
    { key: 'a', state: 'differs', quote },
    { key: 'bb', state: 'refused', reason: 'No' },
    { key: 'ccc', state: 'sent' },
  ])
})

test('an order is sent for nobody but who made it', async () => {
  const box = memoryBox()
  const { http, requests: request } = aServer(() => ({ status: 0 }))
  await orders({ box, http, owner }).submit(anOrder('a'))
  const other = orders({ box, http, owner: () => '2|A' })
  await other.read()
  await other.send()
  expect([request, other.list()]).toEqual([['a'], []])
})
