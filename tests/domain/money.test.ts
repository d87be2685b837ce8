import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars, formatMoney, largestCents, roundHalfUp } from '../../src/base/money'
import { calculateIva, calculateNet } from '../../src/domain/orders/tax'

describe('cents', () => {
  test.each([
    ['120000.000000', 12_000_000],
    [' 0.10 ', 10],
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['-1.005', -101],
    [-0.001, 0],
    [1e-7, 0],
    [70_000_000_000_000, largestCents],
  ])('of %j are %d', (value, expected) => {
    expect(cents(value)).toBe(expected)
  })

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    70_000_000_000_000.01,
    1e300,
    '1e3',
    '1,50',
    '',
    '.5',
    '0x10',
    '9'.repeat(1000),
    null,
    undefined,
    true,
    [],
    {},
  ])('of %j do not exist', value => {
    expect(cents(value)).toBeUndefined()
  })

  test('survive the way to dollars and back, as number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -largestCents, max: largestCents }), amount => {
        expect(cents(dollars(amount))).toBe(amount + 0)
        expect(cents(String(dollars(amount)))).toBe(amount + 0)
      }),
    )
  })
})

test('rounding goes half up, away from zero, and never leaves minus zero', () => {
  expect([0.5, 1.5, 2.4, -0.5, -0.4].map(value => roundHalfUp(value))).toEqual([1, 2, 2, -1, 0])
  expect(roundHalfUp('1.005', 2)).toBe(1.01)
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), thousandths => {
      const rounded = roundHalfUp(thousandths / 1000)
      expect(Math.abs(rounded * 1000 - thousandths)).toBeLessThanOrEqual(500)
      expect(roundHalfUp(-thousandths / 1000)).toBe(-rounded + 0)
    }),
  )
})

test.each([
  [1234.5, '$1.234,50'],
  [0, '$0,00'],
  [1_000_000, '$1.000.000,00'],
  [1.005, '$1,01'],
  [-59848.26, '-$59.848,26'],
  [Number.NaN, ''],
])('%d is written %j in every language', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

test('IVA is 15 % in whole cents, half up', () => {
  expect([0, 100, 10, 3, 33].map(calculateIva)).toEqual([0, 15, 2, 0, 5])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), amount => {
      expect(Math.abs(calculateIva(amount) * 100 - amount * 15)).toBeLessThanOrEqual(50)
    }),
  )
})

test('a price typed with IVA gives the net one it came from', () => {
  expect(calculateNet(6900)).toBe(6000)
  fc.assert(fc.property(fc.nat(10_000_000), net => calculateNet(net + calculateIva(net)) === net))
})
