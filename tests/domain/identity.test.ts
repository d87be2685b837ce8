import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkIdentity } from '../../src/domain/customers/identity'
import { CONSUMIDOR_FINAL } from '../../src/domain/customers/identityNumber'

test.each([
  ['1710034065', 'cedula'],
  ['171003406-5', 'cedula'],
  ['1710034065001', 'ruc'],
  ['1790011674001', 'ruc'],
  ['1760001550001', 'ruc'],
  [CONSUMIDOR_FINAL, 'ruc'],
])('%s is a valid %s', (text, kind) => {
  expect(checkIdentity(text)).toEqual({ ok: true, kind })
})

test.each([
  ['1710034066', 'cedula'],
  ['9910034065', 'cedula'],
  ['1790011675001', 'ruc'],
  ['1710034066001', 'ruc'],
])('%s is a %s whose check digit only warns', (text, kind) => {
  expect(checkIdentity(text)).toEqual({ ok: true, kind, warn: 'identityCheckDigit' })
})

test.each(['', '171003406', '17100340655', '171003406A', '99999999999999', '１７１００３４０６５'])(
  '%j is refused',
  text => {
    expect(checkIdentity(text)).toEqual({ ok: false, error: 'identityLength' })
  },
)

test('any text has an answer, and only its length decides whether it is refused', () => {
  fc.assert(fc.property(fc.string(), text => typeof checkIdentity(text).ok === 'boolean'))
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 15 }).map(d => d.join(''))
  fc.assert(fc.property(digits, text => checkIdentity(text).ok === [10, 13].includes(text.length)))
})
