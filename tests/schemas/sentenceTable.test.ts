import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  OpenWords,
  SentenceFilter,
  SentenceReading,
} from '../../src/model/sentences/sentenceList'
import { opened, readAsAdmin } from './readAsAdmin'

/**
 * Sentences with the conditions that they mean, one a line: `?` marks words to look up in the data, `|` an
 * alternative to the words before, `!` words that are told as not understood.
 */
const rows = (name: string) =>
  readFileSync(join(import.meta.dirname, 'sentences', `${name}.txt`), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, list, text, expected] = /^([\w-]+): (.+) → (.+)$/.exec(line) ?? []
      return list && text && expected ? [[list, text, expected] as const] : []
    })

test.each([
  ...rows('spanish'),
  ...rows('english'),
  ...rows('further'),
  ...rows('third'),
  ...rows('fourth'),
  ...rows('fifth'),
  ...rows('sixth'),
  ...rows('seventh'),
])('%s: "%s"', (list, text, expected) => {
  expect(printed(readAsAdmin(list, text))).toBe(expected)
})

const printed = ({ parts, open, unread, sort }: SentenceReading) =>
  [
    ...parts.map(printedPart),
    ...(sort ? [`sort ${sort.field} ${sort.order}`] : []),
    ...open.map(printedWords),
    ...unread.map(words => `!${words}`),
  ].join('; ')

const printedWords = (words: OpenWords) =>
  `${words.isOr ? '|' : '?'}${opened(words)}${words.otherwise ? ` else ${printedPart(words.otherwise)}` : ''}`

const printedPart = (part: SentenceFilter): string =>
  Object.entries(part)
    .map(([name, value]) => {
      if (name === 'or') return `(${(value as SentenceFilter[]).map(printedPart).join(' or ')})`
      if (name === 'not') return `not (${printedPart(value as SentenceFilter)})`
      if (name === 'related') return printedCount(value as SentenceFilter)
      return `${name} ${printedCondition(value)}`
    })
    .join('; ')

function printedCount({ count, via: _via, where, ...bound }: SentenceFilter) {
  const inner = where ? ` (${printedPart(where as SentenceFilter)})` : ''
  return `${count} ${printedCondition(bound)}${inner}`
}

const printedCondition = (value: unknown): string => {
  if (Array.isArray(value)) return `= ${value.join(', ')}`
  if (typeof value !== 'object' || value === null) return `= ${value}`
  return Object.entries(value)
    .map(([op, operand]) => `${op} ${Array.isArray(operand) ? operand.join(', ') : operand}`)
    .join(' ')
}

test.each([
  'nova 23',
  'celular nova 23 pro',
  'iphone 13 128',
  'samsung galaxy a15 128gb negro',
  'xiaomi mi 11',
  'oneplus 12',
  'cable tipo c',
  'IMEI 356938035643809',
])('"%s" among products stays a search', text => {
  const { list, parts, open, sort } = readAsAdmin('products', text)
  expect({ list, parts, sort, paths: open.flatMap(({ path }) => path ?? []) }).toEqual({
    list: undefined,
    parts: [],
    sort: undefined,
    paths: [],
  })
})
