import { expect, test } from 'vitest'
import { errors } from '../../src/i18n/en/errors'
import { validation } from '../../src/i18n/en/validation'
import { sourceFiles } from '../sourceFiles'

const source = sourceFiles('src', 'server')
  .map(file => file.text)
  .join('\n')

/** The keys of `{ key: … }` problems are words in camel case; column names are capitals. */
const named = (pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map(([, key = '']) => key))].sort()

test('every refusal in the source has a text', () => {
  const codes = named(/new Refusal\(\s*\d{3},\s*'(\w+)'/g)
  expect(codes.filter(code => !Object.hasOwn(errors, code))).toEqual([])
})

test('every problem of a value in the source has a text', () => {
  const keys = named(/(?:problem\(\s*|\bkey: )'([a-z]+(?:[A-Z][a-z]+)*)'/g)
  expect(keys.filter(key => !Object.hasOwn(validation, key))).toEqual([])
})
