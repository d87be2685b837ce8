import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Checkout, newCheckout } from '../../../src/domain/checkout/state'
import { type Event, transition } from '../../../src/domain/checkout/transitions'

const played = (...events: Event[]) => events.reduce(transition, newCheckout)
const add = (CODIGO: string, price: number | string = 10, quantity?: number): Event => ({
  type: 'add',
  product: { CODIGO, price, quantity },
})

test('a checkout nobody touched has the default warehouse, method and comment', () => {
  expect(newCheckout).toEqual({
    activeStep: 0,
    cart: [],
    subtotal: 0,
    total: 0,
    discount: 0,
    shipping: 0,
    iva: 0,
    warehouse: '002',
    method: 2,
    comment: 'Ninguno.',
    servientrega: null,
    billing: null,
    totalItems: 0,
  })
})

describe('the cart', () => {
  test('takes another price list at once, and keeps a price that is not known there', () => {
    const known: Event = {
      type: 'add',
      product: { CODIGO: 'A', price: 10, PriceList: 5, quantity: 2, prices: { 3: 9.5, 5: 10 } },
    }
    const { cart, subtotal } = played(known, add('B', 7), { type: 'list', list: 3 })
    expect(cart).toMatchObject([
      { CODIGO: 'A', price: 9.5, PriceList: 3, subtotal: 19 },
      { CODIGO: 'B', price: 7, PriceList: null },
    ])
    expect(subtotal).toBe(26)
    const stored = played(known, { type: 'list', list: 3, from: 4 })
    expect(stored.cart).toMatchObject([{ price: 10, PriceList: 5 }])
  })

  test('gets exactly one more of a code it has, at its first price, whatever comes with it', () => {
    const { cart, totalItems, subtotal } = played(add('A', 10, 3), add('A', 99, 7), add('B', 0.1))
    expect(cart).toMatchObject([
      { CODIGO: 'A', quantity: 4, price: 10, subtotal: 40 },
      { CODIGO: 'B', quantity: 1, price: 0.1 },
    ])
    expect([totalItems, subtotal]).toEqual([5, 40.1])
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [100, 100],
    [101, 100],
    [Number.NaN, 1],
  ])('takes a quantity of %d as %d', (quantity, taken) => {
    const { cart } = played(add('A'), { type: 'quantity', CODIGO: 'A', quantity })
    expect(cart[0]?.quantity).toBe(taken)
  })

  test('reads a price as decimal text too, and leaves what is removed', () => {
    const { subtotal, totalItems } = played(add('A', '120.500000'), add('B'), {
      type: 'remove',
      CODIGO: 'B',
    })
    expect([subtotal, totalItems]).toEqual([120.5, 1])
  })
})

describe('of the three rules of the total, the last one wins', () => {
  const cart = [add('A', 100, 2)]
  test.each<[string, Event[], number]>([
    ['a changed cart', [{ type: 'discount', discount: 20 }, add('A')], 325],
    [
      'delivery',
      [
        { type: 'discount', discount: 20 },
        { type: 'shipping', shipping: 5 },
      ],
      215,
    ],
    [
      'a discount',
      [
        { type: 'shipping', shipping: 5 },
        { type: 'discount', discount: 20 },
      ],
      180,
    ],
    ['a cart changed after delivery', [{ type: 'shipping', shipping: 5 }, add('B', 10)], 241.5],
  ])('%s', (_, events, total) => {
    expect(played(...cart, ...events).total).toBe(total)
  })
})

test('a reset leaves step 0, no warehouse, no method and a comment with its dot', () => {
  const billing = { ID: 'CL1', Cliente: 'Sol' }
  const reset = played(
    add('A'),
    { type: 'billing', billing },
    { type: 'go', step: 2 },
    { type: 'reset' },
  )
  expect(reset).toEqual({ ...newCheckout, warehouse: 0, method: 0 })
})

test('steps go forward, back, or to a given one, and never out of the checkout', () => {
  const steps = (...events: Event[]) => played(...events).activeStep
  expect(steps({ type: 'next' }, { type: 'next' }, { type: 'back' })).toBe(1)
  expect([steps({ type: 'back' }), steps({ type: 'go', step: 99 })]).toEqual([0, 3])
})

test('another customer takes the address of the first along', () => {
  const office = { _ID: null, TIPO: 'ENTREGA-OFICINA' }
  const chosen = played(
    { type: 'billing', billing: { ID: 'CL1', Cliente: 'Sol' } },
    { type: 'servientrega', servientrega: office },
  )
  const same = transition(chosen, { type: 'billing', billing: { ID: 'CL1', Cliente: 'Sol SA' } })
  const other = transition(chosen, { type: 'billing', billing: { ID: 'CL2', Cliente: 'Luna' } })
  expect([same.servientrega, other.servientrega]).toEqual([office, null])
})

test('what is collected at the office after all costs nothing to deliver', () => {
  const home = { _ID: 7, TIPO: 'MATRIZ' }
  const sent = played(
    add('A', 100),
    { type: 'billing', billing: { ID: 'CL1', Cliente: 'Sol' } },
    { type: 'servientrega', servientrega: home },
    { type: 'shipping', shipping: 5 },
  )
  const office = transition(sent, {
    type: 'servientrega',
    servientrega: { _ID: null, TIPO: 'ENTREGA-OFICINA' },
  })
  const other = transition(sent, { type: 'billing', billing: { ID: 'CL2', Cliente: 'Luna' } })
  expect([sent, office, other].map(({ shipping, total }) => [shipping, total])).toEqual([
    [5, 120],
    [0, 115],
    [0, 115],
  ])
})

describe('for any cart', () => {
  const price = fc.integer({ min: 0, max: 99_999_999 }).map(value => value / 100)
  const code = fc.constantFrom('A', 'B', 'C', 'D')
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc
      .record({ CODIGO: code, price, quantity: fc.integer({ min: 1, max: 100 }) })
      .map((product): Event => ({ type: 'add', product })),
    fc
      .record({ CODIGO: code, quantity: fc.integer({ min: -5, max: 200 }) })
      .map((line): Event => ({ type: 'quantity', ...line })),
    code.map((CODIGO): Event => ({ type: 'remove', CODIGO })),
    price.map((discount): Event => ({ type: 'discount', discount })),
    fc.constantFrom(0, 3, 5, 7, 13).map((shipping): Event => ({ type: 'shipping', shipping })),
  )

  test('amounts are those of exact decimals, and the total that of the last rule', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), events => {
        const checkout = played(...events)
        const { cart, totalItems, total } = checkout
        expect(new Set(cart.map(({ CODIGO }) => CODIGO)).size).toBe(cart.length)
        expect(totalItems).toBe(cart.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(total).toBe(exactTotal(checkout, events.at(-1)?.type))
      }),
      { numRuns: 10_000 },
    )
  })

  const exactTotal = (checkout: Checkout, last: Event['type'] | undefined) => {
    const { cart, subtotal, iva, discount, shipping } = checkout
    const exact = cart.reduce(
      (sum, item) => sum.plus(new Big(item.price).times(item.quantity)),
      new Big(0),
    )
    const tax = exact.times('0.15').round(2, Big.roundHalfUp)
    expect([subtotal, iva]).toEqual([exact.toNumber(), tax.toNumber()])
    if (last === 'discount') return exact.minus(discount).toNumber()
    const whole = exact.minus(discount).plus(tax)
    return (last === 'shipping' ? whole.plus(shipping) : whole).toNumber()
  }
})
