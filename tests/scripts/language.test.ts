import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeLanguage } from '../../scripts/language/write.mjs'

const { text, features, gaps } = await writeLanguage()

test('every word that a schema may say has a comment, an example and, where it may be left out, a default', () => {
  expect(gaps).toEqual([])
})

test('docs/language.md is what `npm run docs` makes of the comments', () => {
  expect(readFileSync('docs/language.md', 'utf8')).toBe(text)
})

test('docs/features.md is what `npm run docs` makes of the comments', () => {
  expect(readFileSync('docs/features.md', 'utf8')).toBe(features)
})

test('the core has no more words, operators, pages and places than it had before', () => {
  expect(text.match(/^### /gm)?.length).toBeLessThanOrEqual(150)
  expect(text.match(/^\| `.*\| `/gm)?.length).toBeLessThanOrEqual(44)
})
