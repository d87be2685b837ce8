import { expect, test } from 'vitest'
import { shortText } from '../../src/pieces/figures/amounts'

test.each([
  [0, '$0'],
  [950, '$950'],
  [5_000, '$5 k'],
  [20_000, '$20 k'],
  [1_500_000, '$1,5 M'],
])('beside an axis %d dollars are %s, small and large ones alike', (amount, text) => {
  expect(shortText(amount, 'money')).toBe(`\u200e${text}`)
})
