import { addDays } from './day'

/** How far back a dashboard looks: seven days, thirty, thirteen weeks, twelve months. */
export const periods = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

export const isPeriod = (value: unknown): value is Period => periods.some(each => each === value)

/** Days, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A period that ends today, the one it is compared with, and the steps a line goes through each in. */
export interface Span extends Days {
  readonly before: Days
  readonly steps: readonly Days[]
  readonly stepsBefore: readonly Days[]
}

export function spanOf(period: Period, today: string): Span {
  return period === 'year' ? months(today) : blocks(today, lengths[period])
}

const lengths = { week: [7, 1], month: [30, 1], quarter: [13, 7] } as const

/** So many steps of so many days, and as many before them. */
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

/** This month so far and the eleven before it, against the same days a year earlier. */
function months(today: string): Span {
  const steps = monthsUntil(today)
  const stepsBefore = monthsUntil(yearEarlier(today))
  const [first, firstBefore] = [steps[0]?.from ?? today, stepsBefore[0]?.from ?? today]
  const before = { from: firstBefore, to: yearEarlier(today) }
  return { from: first, to: today, before, steps, stepsBefore }
}

function monthsUntil(last: string): Days[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => {
    const from = firstOf(year, month - 12 + at)
    const next = firstOf(year, month - 11 + at)
    return { from, to: at === 11 ? last : addDays(next, -1) }
  })
}

/** The first day of a month, counted from January as 0, however many years off. */
const firstOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)

/** The same day of the year before; the 28th for the 29th of February. */
const yearEarlier = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`
