import { expect, test } from 'vitest'
import { workedDay } from '../../src/domain/attendance/attendance'
import {
  findSchedule,
  isWithin,
  officeHours,
  type StoredSchedule,
  toWeekday,
} from '../../src/domain/attendance/schedule'

const stored: readonly StoredSchedule[] = [
  { ID: 1, DIAS: ['lun', 'mar'], ENTRADA: '08:00', SALIDA: '16:00', TOLERANCIA: 5 },
  { ID: 2, SUCURSAL: '3', DIAS: ['sab'], ENTRADA: '09:00', SALIDA: '13:00', TOLERANCIA: 0 },
  { ID: 3, USER_ID: 7, DIAS: ['mie'], ENTRADA: '10:00', SALIDA: '19:00', TOLERANCIA: 15 },
  { ID: 4, USER_ID: 7, DIAS: ['jue'], ENTRADA: '11:00', SALIDA: '20:00', TOLERANCIA: 15 },
]

test.each([
  [{ person: 7, branch: '3' }, '11:00', 'their own, the newest of several'],
  [{ person: 8, branch: '3' }, '09:00', 'their branch'],
  [{ person: 8, branch: '4' }, '08:00', 'the company'],
  [{ person: 8, branch: null }, '08:00', 'the company, without a branch'],
])('a schedule for %j begins at %s: %s', (worker, starts, _reason) => {
  expect(findSchedule(stored, worker).starts).toBe(starts)
})

test('a schedule holds from its day on; the one that began last goes before older ones', () => {
  const from = (ID: number, VALE_DESDE: string, ENTRADA: string) => ({
    ...{ ID, USER_ID: 7, DIAS: ['lun'], SALIDA: '20:00', VALE_DESDE, ENTRADA },
  })
  const all = [...stored, from(9, '2026-03-01', '12:00'), from(5, '2026-06-01', '13:00')]
  const starts = (day: string) => findSchedule(all, { person: 7, day }).starts
  expect(['2026-02-28', '2026-03-01', '2026-06-01'].map(starts)).toEqual([
    ...['11:00', '12:00', '13:00'],
  ])
})

test('without any schedule office hours hold', () => {
  expect(findSchedule([], { person: 7, branch: '3' })).toEqual(officeHours)
})

test.each([
  ['2026-03-02', 'lun'],
  ['2026-03-07', 'sab'],
  ['2026-03-08', 'dom'],
])('%s is %s', (day, weekday) => {
  expect(toWeekday(day)).toBe(weekday)
})

test.each([
  ['2026-03-02T13:29:59.000Z', false],
  ['2026-03-02T13:30:00.000Z', true],
  ['2026-03-02T22:29:59.000Z', true],
  ['2026-03-02T22:30:00.000Z', false],
  // Saturday noon in Ecuador
  ['2026-03-07T17:00:00.000Z', false],
  // Monday in UTC, Sunday evening in Ecuador
  ['2026-03-02T02:00:00.000Z', false],
])('%s is within office hours: %s', (instant, within) => {
  expect(isWithin(officeHours, instant)).toBe(within)
})

test('lateness goes by the schedule, and on a free day nobody is late', () => {
  const marks = [{ type: 'entrada', at: '2026-03-02T14:00:00.000Z' }] as const
  const late = (schedule: Parameters<typeof isWithin>[0]) =>
    workedDay(marks, { day: '2026-03-02', isOver: true, schedule }).late
  expect(late(officeHours)).toBe(30)
  expect(late({ ...officeHours, starts: '09:00' })).toBe(0)
  expect(late({ ...officeHours, grace: 30 })).toBe(0)
  expect(late({ ...officeHours, days: ['mar'] })).toBe(0)
})
