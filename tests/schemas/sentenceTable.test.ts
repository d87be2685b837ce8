import { expect, test } from 'vitest'
import { printed } from './printReading'
import { readAsAdmin } from './readAsAdmin'
import { sentenceRows } from './sentenceRows'

/**
 * Sentences with the conditions that they mean, one a line: `?` marks words to look up in the data, `|` an
 * alternative to the words before, `!` words that are told as not understood.
 */
test.each(sentenceRows())('%s: "%s"', (list, text, expected) => {
  expect(printed(readAsAdmin(list, text))).toBe(expected)
})

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
