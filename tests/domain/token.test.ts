import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expOf, isValidToken, msUntilExpiry, subOf } from '../../src/base/token'

const encode = (json: string) => Buffer.from(json).toString('base64url')
const aToken = (payload: string) => `${encode('{"alg":"HS256"}')}.${encode(payload)}.c2lnbmF0dXJl`
const expiring = (exp: unknown) => aToken(JSON.stringify({ exp }))

describe('a stored token', () => {
  test('counts only while its exp is later than now', () => {
    expect(isValidToken(expiring(1001), 1000)).toBe(true)
    expect(isValidToken(expiring(1000), 1000)).toBe(false)
    expect(isValidToken(expiring(999), 1000)).toBe(false)
  })

  test.each([
    ['none', null],
    ['an empty one', ''],
    ['no token', 'abc'],
    ['one without exp', aToken('{}')],
    ['an exp as text', expiring('9999999999')],
    ['an infinite exp', aToken('{"exp":1e400}')],
    ['null as payload', aToken('null')],
    ['broken JSON', aToken('{"exp":')],
  ])('is refused: %s', (_, token) => {
    expect(expOf(token)).toBeUndefined()
    expect(isValidToken(token, 0)).toBe(false)
    expect(msUntilExpiry(token, 0)).toBe(0)
  })

  test('never makes reading it fail, whatever the text', () => {
    const payloads = fc.oneof(fc.string(), fc.json())
    fc.assert(fc.property(payloads, text => [0, 1].includes(Number(isValidToken(aToken(text), 0)))))
    fc.assert(fc.property(fc.string(), text => !isValidToken(text, 0)))
  })
})

test('the wait is in milliseconds, never negative, and fits a timer', () => {
  expect(msUntilExpiry(expiring(1060), 1000.5)).toBe(59_500)
  expect(msUntilExpiry(expiring(10), 1000)).toBe(0)
  expect(msUntilExpiry(expiring(1000 + 60 * 86_400), 1000)).toBe(2_147_483_647)
})

test('whose a token is comes as text, and only from a token that says it', () => {
  expect(subOf(aToken('{"sub":"7"}'))).toBe('7')
  expect(subOf(aToken('{"sub":7}'))).toBe('7')
  expect(subOf(aToken('{"sub":{}}'))).toBeUndefined()
  expect(subOf('abc')).toBeUndefined()
})
