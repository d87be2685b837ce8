import { expect, test } from 'vitest'
import bi from '../../src/locales/es/bi.json'
import { shortText } from '../../src/ui/figures/text/amounts'
import { partText } from '../../src/ui/figures/text/partText'

test.each([
  [0, '$0'],
  [950, '$950'],
  [5_000, '$5 k'],
  [20_000, '$20 k'],
  [1_500_000, '$1,5 M'],
])('beside an axis %d dollars are %s, small and large ones alike', (amount, text) => {
  expect(shortText(amount, 'money')).toBe(`\u200e${text}`)
})

test.each([
  [{ of: 'count', below: 2 }, 'menos de 2'],
  [{ of: 'count', from: 2, below: 4 }, '2 a 3'],
  [{ of: 'count', from: 4, below: 5 }, '4'],
  [{ of: 'count', from: 16 }, '16 o más'],
  [{ of: 'money', from: 100, below: 500 }, 'de $100 a menos de $500'],
] as const)('no band says what the next one says too: %o is %s', (band, text) => {
  const words: Readonly<Record<string, unknown>> = bi
  const say = (key: string, params: Readonly<Record<string, string>> = {}) =>
    String(words[key.slice('bi.'.length)]).replace(/{{(\w+)}}/g, (_, name) => params[name] ?? '')
  expect(partText({ band, amount: 1 }, say, 'es')).toBe(text)
})
