import { expect, test } from 'vitest'
import { familyOf, familyTexts } from '../../src/domain/fileFamilies'
import { fileEndings } from '../../src/model/fileRules'

test('every type of file a schema may name has a family with a word of its own', () => {
  const families = Object.keys(fileEndings).map(familyOf)
  expect(families).not.toContain('other')
  expect(familyOf('application/x-unknown')).toBe('other')
  expect(familyOf('image/webp')).toBe('picture')
  expect(familyOf('text/csv')).toBe('sheet')
  const words = Object.values(familyTexts).map(({ es }) => es)
  expect(new Set(words).size).toBe(words.length)
})
