import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../src/base/fold'

test.each([
  ['  Ñandú  Eléctrico ', 'nandu  electrico'],
  ['ĐIỆN THOẠI', 'đien thoai'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['a\0b\ud800c', 'abc'],
  ['手机', '手机'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding twice changes nothing, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => fold(fold(text)) === fold(text)))
  for (let code = 0; code <= 0x2ffff; code++) {
    const folded = fold(String.fromCodePoint(code))
    if (fold(folded) !== folded) throw new Error(`U+${code.toString(16)} folds twice differently`)
  }
})

test('the result can be stored: no null byte, no lone surrogate', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map(u => String.fromCharCode(...u))
  fc.assert(fc.property(units, text => !/[\0]|\p{Surrogate}/u.test(fold(text))))
})

test('what contains a part contains the folded part', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(fc.property(text, text, text, (a, b, c) => fold(`${a}${b}${c}`).includes(fold(b))))
})
