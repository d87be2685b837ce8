import { addDays, addMonths } from '../../base/day'

/** Days relative to today, in the business's time zone; weeks begin on Monday. */
export type RelativePeriod =
  | 'today'
  | 'yesterday'
  | 'tomorrow'
  | `${'this' | 'last' | 'next'} ${'week' | 'month' | 'quarter' | 'year'}`
  | `${'last' | 'next'} ${number} days`
  | `older than ${number} days`

/** First day, and the first day after the last; null where the period has no such end. */
type DayRange = readonly [from: string | null, to: string | null]

const MOST_DAYS = 36_600
const offsets = { last: -1, this: 0, next: 1 } as const
const single: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** Days of a period as seen from a day; undefined for an unknown period. */
export function daysOfPeriod(period: string, today: string): DayRange | undefined {
  const day = Object.hasOwn(single, period) ? single[period] : undefined
  if (day !== undefined) return [addDays(today, day), addDays(today, day + 1)]
  const [, order, unit] = /^(this|last|next) (week|month|quarter|year)$/.exec(period) ?? []
  if (order && unit) return calendarDays(unit, offsets[order as keyof typeof offsets], today)
  const [, side, number] = /^(last|next|older than) ([1-9]\d{0,4}) days$/.exec(period) ?? []
  const days = Number(number)
  if (!side || days > MOST_DAYS) return undefined
  if (side === 'last') return [addDays(today, 1 - days), addDays(today, 1)]
  return side === 'next' ? [today, addDays(today, days)] : [null, addDays(today, -days)]
}

/** True for the name of a period. */
export const isRelativePeriod = (value: unknown): value is RelativePeriod =>
  typeof value === 'string' && daysOfPeriod(value, '2000-01-01') !== undefined

function calendarDays(unit: string, offset: number, today: string): DayRange {
  if (unit === 'week') {
    const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7) + 7 * offset)
    return [monday, addDays(monday, 7)]
  }
  const months = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12
  const month = Math.floor((Number(today.slice(5, 7)) - 1) / months) * months + 1
  const start = `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`
  const first = addMonths(start, months * offset)
  return [first, addMonths(first, months)]
}
