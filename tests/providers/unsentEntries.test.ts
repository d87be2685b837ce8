import { expect, test } from 'vitest'
import { keptParts, localQueues } from '../../src/business/app/localQueues'
import { unsentEntries } from '../../src/custom-pages/login/PreviousSession'
import { newCheckout } from '../../src/domain/checkout/state'
import { transition } from '../../src/domain/checkout/transitions'
import { keptCart } from '../../src/features/checkout/keptCart'
import { aToken } from './aToken'
import { memoryBox } from './memoryBox'

const NOW = 1_000_000
const product = { CODIGO: '10.02.001', NOMBRE: 'Teléfono A1', price: 100, PriceList: 5 }
const filled = transition(newCheckout, { type: 'add', product })
const billing = { ID: 'CL01', Cliente: 'Tienda Sol' }
const order = (owner: string, at: string) => ({
  ...{ key: at, owner, at, state: 'waiting', wanted: {}, total: 115 },
  checkout: { ...filled, billing },
})

async function device(changes: Readonly<Record<string, string>> = {}) {
  const box = memoryBox()
  await box.write('order|7|ACME|b', order('7|ACME', '2026-11-21T10:00:00.000Z'))
  await box.write('order|7|OTRA|a', order('7|OTRA', '2026-11-21T09:00:00.000Z'))
  await box.write('order|70|ACME|c', order('70|ACME', '2026-11-21T08:00:00.000Z'))
  const stored = new Map<string, string>(
    Object.entries({
      accessToken: aToken({ sub: '7', exp: NOW + 60 }),
      user: JSON.stringify({ ID: 7, DISPLAYNAME: 'Vera Luna' }),
      'redux-product': JSON.stringify({ checkout: filled, sortBy: 'available' }),
      'mostrador-cart-owner': '7|ACME',
      ordersWaiting: 'yes',
      ...changes,
    }),
  )
  const storage = {
    keys: () => [...stored.keys()],
    get: (name: string) => stored.get(name) ?? null,
    set: (name: string, value: string) => void stored.set(name, value),
    remove: (name: string) => void stored.delete(name),
  }
  const place = { storage, now: NOW, queues: localQueues, kept: keptParts }
  return { storage, left: await unsentEntries({ ...place, boxOf: () => box }) }
}

test('without a session a person finds their own orders, of every company, and their cart', async () => {
  const { storage, left } = await device()
  expect(left?.holder.name).toBe('Vera Luna')
  expect(left?.waiting.map(({ entry }) => entry.owner)).toEqual(['7|OTRA', '7|ACME'])
  expect(left && keptCart.isKept?.(storage, left.holder)).toBe(true)
})

test.each([
  ['the token ran out', { accessToken: aToken({ sub: '7', exp: NOW - 1 }) }],
  ['it is another person’s', { accessToken: aToken({ sub: '8', exp: NOW + 60 }) }],
  ['nobody is saved', { user: 'null' }],
])('nothing is told where %s', async (_reason, changes) => {
  expect((await device(changes)).left).toBeNull()
})

test('a cart that somebody else left at this counter is not theirs', async () => {
  const { storage, left } = await device({ 'mostrador-cart-owner': '70|ACME' })
  expect(left && keptCart.isKept?.(storage, left.holder)).toBe(false)
})
