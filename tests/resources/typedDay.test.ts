import { expect, test } from 'vitest'
import { dayPattern, shownMoment, typedMoment } from '../../src/fields/dates/typedDay'

test.each([
  ['es', '2026-12-31', '31/12/2026'],
  ['en', '2026-12-31', '31/12/2026'],
  ['fr', '2026-12-31', '31/12/2026'],
  ['cn', '2026-12-31', '2026/12/31'],
  ['es', '2026-12-31T14:30', '31/12/2026 14:30'],
])('in %s %s is shown as %s, and typed back', (language, value, text) => {
  const hasTime = value.includes('T')
  expect(shownMoment(value, language)).toBe(text)
  expect(typedMoment(text, { language, hasTime })).toBe(value)
  expect(typedMoment(value, { language, hasTime })).toBe(value)
})

test('Arabic dates are shown without invisible marks, and typed back', () => {
  const text = shownMoment('2026-12-31', 'ar')
  expect(text).toMatch(/^[\d/]+$/)
  expect(typedMoment(text, { language: 'ar' })).toBe('2026-12-31')
})

test('text on the way to a date, and dates that do not exist, are none', () => {
  const typed = (text: string, more = {}) => typedMoment(text, { language: 'es', ...more })
  expect(['', '31', '31/12/20', '31/02/2026', 'mañana'].map(text => typed(text))).toEqual(
    Array(5).fill(undefined),
  )
  expect(typed('1/2/26', { isComplete: true })).toBe('2026-02-01')
  expect(typed('31 dic 2026')).toBe('2026-12-31')
  expect(typed('31/12/2026', { hasTime: true })).toBeUndefined()
  expect(typed('31/12/2026 24:00', { hasTime: true })).toBeUndefined()
  expect(shownMoment('mañana', 'es')).toBe('mañana')
})

test('the pattern names the parts in the order of the language', () => {
  const names: Record<string, string> = { day: 'dd', month: 'mm', year: 'aaaa' }
  expect(dayPattern('es', part => names[part] ?? part)).toBe('dd/mm/aaaa')
  expect(dayPattern('cn', part => names[part] ?? part)).toBe('aaaa/mm/dd')
})
