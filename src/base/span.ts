import { addDays } from './day'

/** Period of a dashboard: 7 days, 30 days, 13 weeks, 12 months. */
export const periods = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

export const isPeriod = (value: unknown): value is Period => periods.some(each => each === value)

/** Days, both included. */
export interface DayInterval {
  readonly from: string
  readonly to: string
}

/** A period until today, the previous period, and the steps of line charts. */
export interface Span extends DayInterval {
  readonly before: DayInterval
  readonly steps: readonly DayInterval[]
  readonly stepsBefore: readonly DayInterval[]
}

export function spanOf(period: Period, today: string): Span {
  return period === 'year' ? months(today) : blocks(today, lengths[period])
}

const lengths = { week: [7, 1], month: [30, 1], quarter: [13, 7] } as const

/** A number of steps of equal length, and as many before them. */
function blocks(today: string, [count, days]: readonly [count: number, days: number]): Span {
  const from = addDays(today, 1 - count * days)
  const stepsFrom = (first: string) =>
    Array.from({ length: count }, (_, at) => ({
      from: addDays(first, at * days),
      to: addDays(first, (at + 1) * days - 1),
    }))
  const before = { from: addDays(from, -count * days), to: addDays(from, -1) }
  return { from, to: today, before, steps: stepsFrom(from), stepsBefore: stepsFrom(before.from) }
}

/** This month to date and eleven months before, compared with the same days a year earlier. */
function months(today: string): Span {
  const steps = monthsUntil(today)
  const stepsBefore = monthsUntil(yearEarlier(today))
  const [first, firstBefore] = [steps[0]?.from ?? today, stepsBefore[0]?.from ?? today]
  const before = { from: firstBefore, to: yearEarlier(today) }
  return { from: first, to: today, before, steps, stepsBefore }
}

function monthsUntil(last: string): DayInterval[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => {
    const from = firstOf(year, month - 12 + at)
    const next = firstOf(year, month - 11 + at)
    return { from, to: at === 11 ? last : addDays(next, -1) }
  })
}

/** First day of a month; months count from 0 and may exceed a year. */
const firstOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)

/** Same day a year earlier; 28 for 29 February. */
const yearEarlier = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`
