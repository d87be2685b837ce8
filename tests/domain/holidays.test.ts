import { expect, test } from 'vitest'
import { easterDay, holidaysInYear } from '../../src/domain/attendance/holidays'

const readStored = (year: number, name: string) =>
  holidaysInYear(year).find(day => day.name === name)?.day

test.each([
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => {
  expect(easterDay(year)).toBe(day)
})

/** As published by the ministry of tourism. */
test.each([
  [2021, 'christmas', '2021-12-24'],
  [2021, 'deceased', '2021-11-01'],
  [2021, 'cuenca', '2021-11-02'],
  [2022, 'deceased', '2022-11-03'],
  [2022, 'cuenca', '2022-11-04'],
  [2022, 'christmas', '2022-12-26'],
  [2023, 'newYear', '2023-01-02'],
  [2023, 'deceased', '2023-11-02'],
  [2024, 'deceased', '2024-11-01'],
  [2024, 'cuenca', '2024-11-04'],
  [2024, 'christmas', '2024-12-25'],
  [2025, 'newYear', '2025-01-01'],
  [2025, 'carnivalMonday', '2025-03-03'],
  [2025, 'carnivalTuesday', '2025-03-04'],
  [2025, 'goodFriday', '2025-04-18'],
  [2025, 'labour', '2025-05-02'],
  [2025, 'pichincha', '2025-05-23'],
  [2025, 'firstCry', '2025-08-11'],
  [2025, 'guayaquil', '2025-10-10'],
  [2025, 'deceased', '2025-11-03'],
  [2025, 'cuenca', '2025-11-04'],
])('in %i %s is kept on %s', (year, name, day) => {
  expect(readStored(year, name)).toBe(day)
})

test('a feast that is kept on another day says so', () => {
  const moved = holidaysInYear(2025).filter(({ isMoved }) => isMoved)
  expect(moved.map(({ name }) => name)).toEqual([
    'labour',
    'pichincha',
    'firstCry',
    'guayaquil',
    'deceased',
    'cuenca',
  ])
})
