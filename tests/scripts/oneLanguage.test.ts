import { expect, test } from 'vitest'
import { textsIn } from '../../scripts/oneLanguage'

const text = (es: string) => `{ es: '${es}', en: 'b', fr: 'c', vi: 'd', cn: 'e', ar: 'f' }`

test('a text that is written out in six languages is found where it stands', () => {
  const code = `export const a: Text = ${text('Año')}; const b = { label: ${text('Mes')} } as const`
  const found = textsIn(code)
  expect(found.map(({ words }) => words.es)).toEqual(['Año', 'Mes'])
  expect(found.map(({ start, end }) => code.slice(start, end))).toEqual([text('Año'), text('Mes')])
})

test('what has fewer languages, or makes its words, stays as it is', () => {
  const made = '{ es: n + 1, en: n, fr: n, vi: n, cn: n, ar: n }'
  expect(textsIn(`const a = { es: 'Color' }; const b = (n: string) => (${made})`)).toEqual([])
})
