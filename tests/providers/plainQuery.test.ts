import real from 'query-string'
import { expect, test } from 'vitest'
import * as plain from '../../src/providers/plainQuery'

test.each([
  [{}],
  [{ sort: '["ID","DESC"]', range: '[0,24]', filter: '{"q":"a & b+c (d)!*\'ñ 中"}' }],
  [{ page: 1, perPage: 25, open: true, embed: undefined, none: null, empty: '' }],
  [{ b: ['x', null, 'y', undefined], a: [] }],
])('writes an address as query-string does: %j', values => {
  expect(plain.stringify(values)).toBe(real.stringify(values))
})

test.each([
  '',
  '?',
  '?sort=ID&order=ASC&filter=%7B%22q%22%3A%22a%20b%22%7D&page=2',
  '#b=2&a=1&b=3&b',
  'a=1+2&b=%2B&c==x=&=y&&d',
  '?filter=50%',
])('reads an address as query-string does: %j', query => {
  expect(plain.parse(query)).toEqual(real.parse(query))
  expect(Object.keys(plain.parse(query))).toEqual(Object.keys(real.parse(query)))
})
