import { dayOf, daysBetween, today } from '../../base/day'
import type { Language } from '../../base/text'
import { localeOf } from '../../i18n/languages'

/** A unit, its length, and from how many on it is used: one month is told in days, one year in months. */
const units = [
  ['year', 31_536_000_000, 2],
  ['month', 2_628_000_000, 2],
  ['day', 86_400_000, 1],
  ['hour', 3_600_000, 1],
  ['minute', 60_000, 1],
] as const

/** Age of an instant in its largest unit: "hace 3 horas", "ayer" by the calendar; empty for an invalid instant. */
export function timeAgo(instant: string, language: Language, now = Date.now()): string {
  const past = Date.parse(instant) - now
  if (Number.isNaN(past)) return ''
  const [unit, ms] = units.find(it => Math.abs(past) >= it[1] * it[2]) ?? ['second', 1000]
  const count =
    unit === 'day' ? daysBetween(today(new Date(now)), dayOf(instant)) : Math.trunc(past / ms)
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(count, unit)
}
