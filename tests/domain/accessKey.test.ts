import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessKey, isAccessKey } from '../../src/domain/orders/accessKey'

test('an invoice’s key has 49 digits that say its day, seller and number', () => {
  const issued = '2026-11-21T03:00:00.000Z'
  const of = { issued, ruc: '0199990001001', number: '001-002-000000123' } as const
  const key = accessKey({ ...of, environment: 1 })
  expect(key).toMatch(/^20112026010199990001001100100200000012300000123\d{2}$/)
  expect(isAccessKey(key)).toBe(true)
})

test('a wrong check digit is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), last => {
      const number = `001-001-${String(last).padStart(9, '0')}`
      const issued = '2026-03-01T12:00:00.000Z'
      const key = accessKey({ issued, ruc: '0199990001001', number, environment: 2 })
      const other = String((Number(key.at(-1)) + 1) % 10)
      return isAccessKey(key) && !isAccessKey(key.slice(0, 48) + other)
    }),
    { numRuns: 50 },
  )
})
