import { expect, test } from 'vitest'
import { creditLeft } from '../../../src/domain/checkout/creditLeft'

test.each([
  [{ Cupo: 2600, OrdersBal: 62_764.1 }, -60_164.1],
  [{ Cupo: '500.00', OrdersBal: 0 }, 500],
  [{ Cupo: 500 }, null],
  [{ Cupo: 500, OrdersBal: null }, null],
  [{ OrdersBal: 10 }, null],
  [{}, null],
])('of %j there is %s left', (state, left) => {
  expect(creditLeft(state)).toBe(left)
})
