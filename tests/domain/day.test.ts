import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayBounds, dayOf, isDay, isInstant, today, toInstant } from '../../src/base/day'

test.each(['2024-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s is a day', text => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '2024-02-30',
  '2023-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-01-01',
  '',
  '2026-01-01T00:00:00Z',
  '+002026-01-01',
  ' 2026-01-01',
  '2026-01-01\n',
])('%j is no day', text => {
  expect(isDay(text)).toBe(false)
})

test.each([
  ['2026-03-01T05:00:00.000Z', '2026-03-01T05:00:00.000Z'],
  ['2026-03-01T05:00Z', '2026-03-01T05:00:00.000Z'],
  ['2026-03-01T00:00:00-05:00', '2026-03-01T05:00:00.000Z'],
  ['2026-03-01T05:00:00.123456Z', '2026-03-01T05:00:00.123Z'],
])('%s is stored as %s', (text, stored) => {
  expect(toInstant(text)).toBe(stored)
  expect(isInstant(stored)).toBe(true)
})

test.each([
  '2024-02-30T00:00:00.000Z',
  '2026-03-01T24:00:00.000Z',
  '2026-03-01T05:60:00.000Z',
  '2026-03-01T05:00:60.000Z',
  '2026-03-01T05:00:00.000',
  '2026-03-01',
  'now',
  '',
  '9999-12-31T23:59:59-05:00',
  '0001-01-01T00:00:00+05:00',
])('%j is no instant', text => {
  expect(toInstant(text)).toBeUndefined()
  expect(isInstant(text)).toBe(false)
})

test('an instant in another form is none until it is converted', () => {
  expect(isInstant('2026-03-01T05:00:00Z')).toBe(false)
})

test('the business day changes at 05:00 UTC', () => {
  expect(today(new Date('2026-03-01T04:59:59.999Z'))).toBe('2026-02-28')
  expect(today(new Date('2026-03-01T05:00:00.000Z'))).toBe('2026-03-01')
  expect(dayBounds('2026-02-28')).toEqual(['2026-02-28T05:00:00.000Z', '2026-03-01T05:00:00.000Z'])
  expect(dayBounds('9999-12-31')).toEqual(['9999-12-31T05:00:00.000Z', '9999-12-31T23:59:59.999Z'])
})

test('every instant lies within the bounds of its own day, and days follow each other', () => {
  const dates = fc.date({
    min: new Date('1900-01-02'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(dates, date => {
      const instant = date.toISOString()
      const [from, to] = dayBounds(dayOf(instant))
      expect(isInstant(instant) && from <= instant && instant < to).toBe(true)
      expect(dayOf(to)).toBe(addDays(dayOf(instant), 1))
      expect(isDay(dayOf(instant))).toBe(true)
    }),
  )
})
