import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from '../../src/domain/orders/amountInWords'

test.each([
  [0, 'CERO DÓLARES CON 00/100'],
  [0.01, 'CERO DÓLARES CON 01/100'],
  [1, 'UN DÓLAR CON 00/100'],
  [1.5, 'UN DÓLAR CON 50/100'],
  [16, 'DIECISÉIS DÓLARES CON 00/100'],
  [21, 'VEINTIÚN DÓLARES CON 00/100'],
  [31.29, 'TREINTA Y UN DÓLARES CON 29/100'],
  [100, 'CIEN DÓLARES CON 00/100'],
  [101, 'CIENTO UN DÓLARES CON 00/100'],
  [1000, 'MIL DÓLARES CON 00/100'],
  [1234.5, 'MIL DOSCIENTOS TREINTA Y CUATRO DÓLARES CON 50/100'],
  [21_000, 'VEINTIÚN MIL DÓLARES CON 00/100'],
  [31_001, 'TREINTA Y UN MIL UN DÓLARES CON 00/100'],
  [1_000_000, 'UN MILLÓN DE DÓLARES CON 00/100'],
  [1_000_001, 'UN MILLÓN UN DÓLARES CON 00/100'],
  [2_500_000, 'DOS MILLONES QUINIENTOS MIL DÓLARES CON 00/100'],
  [21_000_000, 'VEINTIÚN MILLONES DE DÓLARES CON 00/100'],
  [1.005, 'UN DÓLAR CON 01/100'],
  [0.999, 'UN DÓLAR CON 00/100'],
])('%d is written "%s"', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

test.each([-0.01, 1e12, Number.NaN])('%d is no amount anybody owes', amount => {
  expect(() => amountInWords(amount)).toThrow(RangeError)
})

test('no two amounts are written alike, and none has a long "uno"', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [a, b] = [amountInWords(one / 100), amountInWords(other / 100)]
      expect(a === b).toBe(one === other)
      expect(a).not.toMatch(/UNO\b/)
    }),
  )
})
