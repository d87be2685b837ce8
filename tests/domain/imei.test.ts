import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imeiFault, isImei, withLuhnDigit } from '../../src/domain/devices/imei'

test('an IMEI has 15 digits, the last by Luhn', () => {
  expect(imeiFault('490154203237518')).toBeUndefined()
  expect(imeiFault('490154203237517')).toBe('imeiLuhn')
  expect(imeiFault('49015420323751')).toBe('imeiLength')
  expect(imeiFault('49015420323751a')).toBe('imeiLength')
  expect(imeiFault('4901542032375188')).toBe('imeiLength')
})

test('of the ten last digits exactly one is right, and one changed digit is noticed', () => {
  const first14 = fc.stringMatching(/^\d{14}$/)
  fc.assert(
    fc.property(first14, fc.nat(14), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const imei = withLuhnDigit(digits)
      expect([...'0123456789'].filter(last => isImei(digits + last))).toEqual([imei.slice(-1)])
      const wrong = (Number(imei[at]) + by) % 10
      expect(isImei(imei.slice(0, at) + wrong + imei.slice(at + 1))).toBe(false)
    }),
  )
})
