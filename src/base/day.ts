import { business } from './business'
import { type Language, plainLanguage } from './text'
import { clockAt, offsetAt, timeOfClock } from './zone'

/** Days are `YYYY-MM-DD`, instants ISO UTC with milliseconds; both sort as text. */

const dayMs = 86_400_000

export const businessZone = () => business().timeZone

/** Format of the time of day, of 24 hours in every language. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const instantText =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** True for an existing day in full form; false for 2024-02-30. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** True for an instant in stored form: `2026-03-01T05:00:00.000Z`. */
export const isInstant = (text: string): boolean => toInstant(text) === text

/** Converts an ISO instant with offset to the stored form; undefined if invalid. */
export const toInstant = (text: string): string | undefined => {
  const day = instantText.exec(text)?.[1]
  if (day === undefined || !isDay(day)) return undefined
  const instant = new Date(text).toISOString()
  return /^(?!0000)\d{4}-/.test(instant) ? instant : undefined
}

export const today = (now: Date): string =>
  new Date(clockAt(now.getTime(), businessZone())).toISOString().slice(0, 10)

/** Day of an instant in the business's time zone. */
export const dayOf = (instant: string): string => today(new Date(instant))

/** Day of a day or instant; undefined for other values. */
export const dayIn = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  if (isDay(value)) return value
  return isInstant(value) ? dayOf(value) : undefined
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10)

/** Days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Adds months; uses the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/** Months from one day to another; a month begun counts: 12 on the anniversary, 13 on the next day. */
export const monthsBetween = (from: string, to: string): number => {
  const [[year = 0, month = 0], [lastYear = 0, lastMonth = 0]] = [from, to].map(day =>
    day.split('-').map(Number),
  ) as [number[], number[]]
  const months = (lastYear - year) * 12 + lastMonth - month
  return addMonths(from, months) < to ? months + 1 : months
}

/** Local time of an instant, in milliseconds as if it were UTC. */
export const businessClock = (instant: string): number =>
  clockAt(Date.parse(instant), businessZone())

/** Instant with the business's offset: `2026-03-01T14:30:00-05:00`. */
export const onBusinessClock = (instant: string): string => {
  const time = Date.parse(instant)
  const minutes = offsetAt(time, businessZone()) / 60_000
  const [hour, minute] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
  return new Date(businessClock(instant))
    .toISOString()
    .replace(/(\.000)?Z$/, `${minutes < 0 ? '-' : '+'}${offset}`)
}

/** Stored instant of a local time such as `2026-03-01T14:30`; undefined if invalid. */
export const instantOfClock = (local: string): string | undefined => {
  const clock = toInstant(`${local}Z`)
  return clock && toInstant(new Date(timeOfClock(Date.parse(clock), businessZone())).toISOString())
}

const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** Instants of a business day: start included, end excluded; the last storable instant ends the last day. */
export const dayBounds = (day: string): readonly [from: string, to: string] => {
  const start = Date.parse(`${day}T00:00:00.000Z`)
  const at = (clock: number) =>
    new Date(Math.min(timeOfClock(clock, businessZone()), LAST_INSTANT)).toISOString()
  return [at(start), at(start + dayMs)]
}

/** Start of the month of a day, or of an earlier month. */
export const monthStart = (day: string, before = 0): string =>
  dayBounds(addMonths(`${day.slice(0, 7)}-01`, -before))[0]

/** The locale in which dates are written for readers of a language. */
export function dateLocaleOf(language: Language): string {
  const plain = plainLanguage(language)
  const option = business().languages.find(({ value }) => value === plain)
  return option?.locale ?? option?.htmlLang ?? plain
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format of instants in the business's time zone, made once; of days with `timeZone: 'UTC'`. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const zoned = { timeZone: businessZone(), ...options }
  const locale = dateLocaleOf(language)
  const key = [locale, ...Object.entries(zoned)].join()
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, zoned)
  formats.set(key, format)
  return format
}

/** A day `YYYY-MM-DD` for readers of a language. */
export const dayText = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
