import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../src/base/day'
import { type DayRange, dayRanges, rangeDays } from '../../src/base/dayRanges'
import { promissoryNoteState } from '../../src/domain/credit/promissoryNoteState'

const TODAY = '2026-06-30'

test('every number of days lies in one bucket, and in one only', () => {
  const fallsInto = (days: number) => {
    const day = addDays(TODAY, -days)
    return Object.keys(dayRanges)
      .sort()
      .filter(range => {
        const { gte, lt } = rangeDays(range as DayRange, TODAY)
        return (!gte || day >= gte) && (!lt || day < lt)
      })
  }
  for (let days = 0; days <= 400; days++) expect([days, fallsInto(days).length]).toEqual([days, 1])
  const edges = [0, 15, 16, 30, 31, 60, 61, 90, 91, 180, 181, 360, 361]
  expect(edges.map(days => Number(fallsInto(days)[0]))).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7,
  ])
})

test('a promissory note is counted down in five steps', () => {
  const left = (days: number) => promissoryNoteState(addDays(TODAY, days), TODAY).state
  expect([46, 45, 31, 30, 16, 15, 1, 0, -9].map(left)).toEqual([
    'fine',
    'near',
    'near',
    'told',
    'told',
    'moving',
    'moving',
    'over',
    'over',
  ])
  expect(promissoryNoteState(null, TODAY)).toEqual({ state: 'none', days: null })
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
})
