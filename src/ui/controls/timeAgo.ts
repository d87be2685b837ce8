import { dayOf, daysBetween, today } from '../../base/day'
import type { Language } from '../../base/text'
import { localeOf } from '../../i18n/languages'

const units = [
  ['year', 31_536_000_000],
  ['month', 2_628_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Age of an instant in its largest unit: "hace 3 horas", "ayer" by the calendar; empty for an invalid instant. */
export function timeAgo(instant: string, language: Language, now = Date.now()): string {
  const past = Date.parse(instant) - now
  if (Number.isNaN(past)) return ''
  const [unit, ms] = units.find(([, long]) => Math.abs(past) >= long) ?? ['second', 1000]
  const count =
    unit === 'day' ? daysBetween(today(new Date(now)), dayOf(instant)) : Math.trunc(past / ms)
  const numeric = unit === 'month' || unit === 'year' ? 'always' : 'auto'
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric }).format(count, unit)
}
