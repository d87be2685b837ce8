import { expect, test } from 'vitest'
import { paidForUnit } from '../../src/domain/orders/creditNote'

test.each([
  [
    'one of four units',
    { line: { total: 400, units: 4 }, order: { subtotal: 403, discount: 0 }, paid: 100 },
  ],
  [
    'a line that does not divide',
    { line: { total: 100, units: 3 }, order: { subtotal: 100, discount: 0 }, paid: 33.33 },
  ],
  [
    'its part of the order’s discount',
    { line: { total: 200, units: 2 }, order: { subtotal: 400, discount: 40 }, paid: 90 },
  ],
  [
    'half a cent goes up',
    { line: { total: 0.01, units: 2 }, order: { subtotal: 0.01, discount: 0 }, paid: 0.01 },
  ],
  ['a gift', { line: { total: 0, units: 1 }, order: { subtotal: 0, discount: 0 }, paid: 0 }],
  [
    'a discount above it all',
    { line: { total: 10, units: 1 }, order: { subtotal: 10, discount: 12 }, paid: 0 },
  ],
  [
    'a line of no units',
    { line: { total: 10, units: 0 }, order: { subtotal: 10, discount: 0 }, paid: 0 },
  ],
])('what a unit was paid at: %s', (_, { line, order, paid }) => {
  expect(paidForUnit(line, order)).toBe(paid)
})
