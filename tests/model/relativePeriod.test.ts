import { expect, test } from 'vitest'
import { daysOfPeriod, isRelativePeriod } from '../../src/model/rules/relativePeriod'

// 2026-03-04 is a Wednesday.
test.each([
  ['today', '2026-03-04', '2026-03-05'],
  ['yesterday', '2026-03-03', '2026-03-04'],
  ['tomorrow', '2026-03-05', '2026-03-06'],
  ['this week', '2026-03-02', '2026-03-09'],
  ['last week', '2026-02-23', '2026-03-02'],
  ['next week', '2026-03-09', '2026-03-16'],
  ['this month', '2026-03-01', '2026-04-01'],
  ['last month', '2026-02-01', '2026-03-01'],
  ['next month', '2026-04-01', '2026-05-01'],
  ['this quarter', '2026-01-01', '2026-04-01'],
  ['last quarter', '2025-10-01', '2026-01-01'],
  ['this year', '2026-01-01', '2027-01-01'],
  ['last year', '2025-01-01', '2026-01-01'],
  ['last 7 days', '2026-02-26', '2026-03-05'],
  ['next 7 days', '2026-03-04', '2026-03-11'],
  ['older than 90 days', null, '2025-12-04'],
])('%s begins on %s and ends before %s', (period, from, to) => {
  expect(daysOfPeriod(period, '2026-03-04')).toEqual([from, to])
})

test('a week begins on Monday, also on a Sunday', () => {
  expect(daysOfPeriod('this week', '2026-03-08')).toEqual(['2026-03-02', '2026-03-09'])
})

test.each(['this fortnight', 'last 0 days', 'last 99999 days', 'last -1 days', 'toString', '', 7])(
  '%s is no period',
  word => {
    expect(isRelativePeriod(word)).toBe(false)
  },
)
