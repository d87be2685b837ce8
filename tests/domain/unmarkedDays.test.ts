import { expect, test } from 'vitest'
import { dayOf } from '../../src/base/day'
import { retentionStart } from '../../src/domain/attendance/attendance'
import { attendanceTotals, latestFirst, peopleOn } from '../../src/domain/attendance/reportByDay'
import { type StoredSchedule, schedulesBy } from '../../src/domain/attendance/schedule'
import {
  type Expected,
  silentAtFirst,
  unmarkedDays,
} from '../../src/domain/attendance/unmarkedDays'

const week = ['lun', 'mar', 'mie', 'jue', 'vie']
const office = { ID: 1, DIAS: week, ENTRADA: '08:30', SALIDA: '17:30', TOLERANCIA: 10 }
const mark = (day: string, person = 7) =>
  ({ id: 1, USER_ID: person, TIPO: 'entrada', MARKED_DATE: `${day}T13:30:00.000Z` }) as const

/** Monday 2 to Sunday 8 March 2026, queried on the Monday after. */
type Asked = Partial<Expected> & { readonly schedules?: readonly StoredSchedule[] }
const expected = ({ schedules = [office], ...more }: Asked = {}): Expected => ({
  ...{ from: '2026-03-02', to: '2026-03-08', now: '2026-03-09T15:00:00.000Z' },
  ...{ findSchedule: schedulesBy(schedules), people: [{ person: 7, branch: '3' }] },
  ...{ seenDays: [], earlier: new Set([7]), holidays: new Set() },
  ...more,
})
/** The days with marks. */
const seenIn = (...marks: readonly ReturnType<typeof mark>[]) =>
  marks.map(({ USER_ID, MARKED_DATE }) => ({ person: USER_ID, day: dayOf(MARKED_DATE) }))
const daysOf = (more: Asked) => unmarkedDays(expected(more)).map(({ day }) => day)
const workdays = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']

test('each workday without a mark is a day of its own, a marked one is not', () => {
  expect(daysOf({ seenDays: seenIn(mark('2026-03-04')) })).toEqual(
    workdays.filter(day => !/04$/.test(day)),
  )
})

test('the schedule of the person goes before that of the company', () => {
  const own = { ...office, ID: 2, USER_ID: 7, DIAS: ['sab'] }
  expect(daysOf({ schedules: [office, own] })).toEqual(['2026-03-07'])
})

test('without a schedule that is kept nobody is expected', () => {
  expect(daysOf({ schedules: [] })).toEqual([])
})

test('nobody is expected before their first mark', () => {
  const seen = seenIn(mark('2026-03-04'))
  expect(daysOf({ seenDays: seen, earlier: new Set() })).toEqual(['2026-03-05', '2026-03-06'])
  expect(daysOf({ earlier: new Set() })).toEqual([])
})

test('from their first day of work on also who never marked is expected, and nobody before it', () => {
  const people = [{ person: 7, since: '2026-03-04' }]
  for (const earlier of [new Set<number>(), new Set([7])])
    expect(daysOf({ people, earlier })).toEqual(['2026-03-04', '2026-03-05', '2026-03-06'])
  expect(silentAtFirst({ people, seenDays: [], from: '2026-03-02' })).toEqual([])
})

test('a schedule holds from the day it says, the one before it until then', () => {
  const later = { ...office, ID: 2, DIAS: ['mie'], VALE_DESDE: '2026-03-04' }
  expect(daysOf({ schedules: [office, later] })).toEqual(workdays.slice(0, 3))
})

test.each([
  [90, '2025-12-10'],
  [null, '2023-03-11'],
])('where marks are kept %s days, nothing is said of a day before %s', (days, from) => {
  expect(retentionStart('2026-03-09T15:00:00.000Z', days)).toBe(from)
})

test('of what lies before the days that are known whole nothing is said', () => {
  expect(
    daysOf({ seenDays: seenIn(mark('2026-03-03')), from: '2026-03-05', earlier: new Set() }),
  ).toEqual(['2026-03-05', '2026-03-06'])
})

test('the marks of one person excuse nobody else', () => {
  const people = [{ person: 7 }, { person: 8 }]
  const seen = seenIn(...workdays.map(day => mark(day, 8)))
  const days = unmarkedDays(expected({ people, seenDays: seen }))
  expect(days.map(({ person }) => person)).toEqual([7, 7, 7, 7, 7])
})

test.each([
  ['2026-03-04T22:29:00.000Z', '2026-03-03', 'before the end of the shift'],
  ['2026-03-04T22:30:00.000Z', '2026-03-04', 'at the end of the shift'],
])('at %s the last day without marks is %s: %s', (now, last, _why) => {
  expect(daysOf({ now }).at(-1)).toBe(last)
})

test('on a public holiday nobody is expected', () => {
  const holidays = new Set(['2026-03-04'])
  expect(daysOf({ holidays })).toEqual(workdays.filter(day => !holidays.has(day)))
})

test('days without marks stand among the others, the latest first, and count as incomplete', () => {
  const seen = seenIn(mark('2026-03-03'))
  const unmarked = unmarkedDays(expected({ seenDays: seen, to: '2026-03-04' }))
  const worked = peopleOn('2026-03-03', [mark('2026-03-03')], {
    today: '2026-03-09',
    findSchedule: schedulesBy([office]),
  })
  const days = [...worked, ...unmarked].sort(latestFirst)
  expect(days.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02'])
  expect(days[0]).toMatchObject({ missing: ['entrada', 'salida'], minutes: null, branch: '3' })
  expect(attendanceTotals(days)).toEqual({ days: 3, minutes: 0, late: 0, incomplete: 3 })
})

test('earlier marks are asked for of those alone who did not mark on the first day', () => {
  const people = [{ person: 7 }, { person: 8 }, { person: 9 }]
  const seen = seenIn(mark('2026-03-03', 8), mark('2026-03-02', 7))
  expect(silentAtFirst({ people, seenDays: seen, from: '2026-03-02' })).toEqual([8, 9])
})

test('of a day whose marks are gone nothing is missing, and it says so', () => {
  const known = { today: '2026-03-09', findSchedule: schedulesBy([office]), keptFrom: '2026-03-04' }
  const told = (day: string) =>
    peopleOn(day, [mark(day)], known).map(({ isGone, missing }) => [isGone, missing])
  expect([told('2026-03-03'), told('2026-03-04')]).toEqual([[[true, []]], [[false, ['salida']]]])
})
