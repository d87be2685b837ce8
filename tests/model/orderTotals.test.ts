import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { calculateTotals } from '../../src/domain/checkout/quote'
import { deliveryProducts } from '../../src/domain/orders/deliveryOptions'
import { settle } from '../../src/model/validation/draft'

const invoices = catalogue.get('invoices')

/** Whole cents, so that the input is exact. */
const amount = (most: number) => fc.integer({ min: 0, max: most })
const line = fc.record({
  cents: amount(99_999_99),
  quantity: fc.integer({ min: 1, max: 100 }),
  /** Hundredths of a percent. */
  off: fc.oneof(fc.constant(0), fc.constant(10_000), fc.integer({ min: 0, max: 10_000 })),
})
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shipping: fc.constantFrom(0, 3, 5, 7, 13),
  share: fc.integer({ min: 0, max: 100 }),
})

const runs = process.env.TEST_LONG ? 10_000 : 1_000

const half = (value: Big) => value.round(2, Big.roundHalfUp)

test(`${runs} orders come to what exact decimals say, and their quotes to the same`, () => {
  fc.assert(
    fc.property(order, ({ lines, shipping, share }) => {
      const exact = lines.map(({ cents, quantity, off }) =>
        half(
          new Big(cents)
            .div(100)
            .times(new Big(10_000 - off).div(10_000))
            .times(quantity),
        ),
      )
      const goods = exact.reduce((sum, each) => sum.plus(each), new Big(0))
      const subtotal = goods.plus(shipping)
      const discount = half(goods.times(share).div(100))
      const iva = half(subtotal.minus(discount).times('0.15'))
      const total = subtotal.minus(discount).plus(iva)
      const ITEMS = lines.map(({ cents, quantity, off }) => ({
        PRODUCTO_ID: '10.02.001',
        CANTIDAD: quantity,
        PRECIOUNITARIOVENTA: cents / 100,
        DISCOUNTPERCENTSAP: off / 100,
      }))
      const delivery = { PRODUCTO_ID: deliveryProducts[3], CANTIDAD: 1, DISCOUNTPERCENTSAP: 0 }
      const sent = [...ITEMS, { ...delivery, PRECIOUNITARIOVENTA: shipping }]
      const settled = settle(invoices, { ITEMS: sent, DISCOUNT: discount.toNumber() }, {})
      expect(settled).toMatchObject({
        SUBTOTAL: subtotal.toNumber(),
        IVA: iva.toNumber(),
        TOTAL: total.toNumber(),
        UNIDADES: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })
      const inCents = (value: Big) => value.times(100).toNumber()
      expect(calculateTotals(inCents(goods), shipping * 100, inCents(discount))).toEqual({
        subtotal: goods.toNumber(),
        discount: discount.toNumber(),
        shipping,
        iva: iva.toNumber(),
        total: total.toNumber(),
      })
    }),
    { numRuns: runs },
  )
  // seconds of arithmetic, on a busy machine
}, 90_000)
