import { expect, test } from 'vitest'
import { familyOf } from '../../server/areas/bi/biRoutes'
import { families as words } from '../../src/locales/es/bi.json'
import { fileEndings } from '../../src/model/access/fileRules'

test('every type of file a schema may name has a family with a word of its own', () => {
  const families = Object.keys(fileEndings).map(familyOf)
  expect(families).not.toContain('other')
  expect(familyOf('application/x-unknown')).toBe('other')
  expect(familyOf('image/webp')).toBe('picture')
  expect(familyOf('text/csv')).toBe('sheet')
  expect(Object.keys(words)).toEqual(expect.arrayContaining(families))
  expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
})
