import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { parse, stringify } from '../../scripts/lean/queryString'

// of react-admin's core; its name alone leads to ours
const path = createRequire(import.meta.resolve('ra-core')).resolve('query-string')
const library = await import(/* @vite-ignore */ path)

const written = {
  sort: '["NOMBRE","ASC"]',
  filter: '{"q":"a&b = ñ (1)!*","x":[1,2]}',
  ids: ['1', '2'],
  none: undefined,
  empty: '',
  flag: null,
  page: 3,
}

test('queries are written as the library of react-admin writes them', () => {
  expect(stringify(written)).toBe(library.stringify(written))
  expect(stringify({})).toBe('')
})

test.each([
  'filter=%7B%22a%22%3A1%7D&page=2',
  '?sort=A+B&sort=C',
  '',
  'record=%7B%22NOMBRE%22%3A%22%C3%B1%22%7D',
])('a query is read as that library reads it: %s', query => {
  expect(parse(query)).toEqual({ ...library.parse(query) })
})
