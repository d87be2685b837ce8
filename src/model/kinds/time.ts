import { business } from '../../base/business'
import { addDays, businessZone, instantOfClock, toInstant } from '../../base/day'
import type { Language } from '../../base/text'
import { type Kind, parseText, unchanged } from './kind'
import type { Reminder } from './options'

/** Options common to `date` and `dateTime`. */
export interface MomentOptions {
  /** `false`: the date is left out of the device's timeline. @default true @example `inTimeline: false` */
  readonly inTimeline?: false
  /** Notifies people before the date comes. @default none @example `reminder: { days: 3, recipients: ['admin'] }` */
  readonly reminder?: Reminder
}

export interface DayOptions extends MomentOptions {
  /** Earliest day, `YYYY-MM-DD` or `today`. @default none @example `min: 'today'` */
  readonly min?: string
  /** Latest day, `YYYY-MM-DD` or `today`. @default none @example `max: 'today'` */
  readonly max?: string
}

const operators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'] as const

/** Calendar day `YYYY-MM-DD`, independent of time zones. */
export const date: Kind<DayOptions, string> = {
  ...unchanged,
  store: 'day',
  parse: parseText,
  operators,
  print: (value, _options, language) =>
    format({ dateStyle: 'medium', timeZone: 'UTC' }, language, `${value}T00:00:00Z`),
  sample: (n, { min, max }) => {
    const [first, last] = [bound(min, '2090-01-01'), bound(max, '2024-12-31')]
    const day = addDays('2026-01-01', n % 300)
    if (first && day < first) return first
    return last && day > last ? last : day
  },
  is: { isTelling: true },
}

/** Replaces `today` by a fixed day, so that samples stay valid on every date. */
const bound = (limit: string | undefined, standIn: string) => (limit === 'today' ? standIn : limit)

/**
 * ISO 8601 in UTC with milliseconds, shown in the business's time zone. Input of users without an offset is
 * in that zone; programs must send the offset.
 */
export const dateTime: Kind<MomentOptions, string> = {
  ...unchanged,
  store: 'instant',
  parse: value => {
    const read = parseText(value)
    if (typeof read !== 'string') return read
    return (/T[\d:.]+$/.test(read) ? instantOfClock(read) : toInstant(read)) ?? read
  },
  parseWire: value => {
    const read = parseText(value)
    return typeof read === 'string' ? (toInstant(read) ?? read) : read
  },
  operators,
  print: (value, _options, language) =>
    format({ dateStyle: 'medium', timeStyle: 'short', timeZone: businessZone() }, language, value),
  // Monday to Friday, in office hours of the Americas
  sample: n => {
    const day = 5 + 7 * Math.floor((n % 200) / 5) + (n % 5)
    return new Date(Date.UTC(2026, 0, day, 14 + (n % 8), n % 60)).toISOString()
  },
}

/** Time of day `HH:MM` in the business's time zone; compares and sorts as text. */
export const time: Kind<object, string> = {
  ...unchanged,
  store: 'text',
  parse: value => {
    const read = parseText(value)
    if (typeof read !== 'string') return read
    const parts = /^(\d{1,2}):(\d\d)(?::00(?:\.0+)?)?$/.exec(read)
    return parts ? `${parts[1]?.padStart(2, '0')}:${parts[2]}` : read
  },
  operators,
  print: value => value,
  sample: n => `${String(n % 24).padStart(2, '0')}:${String((n * 5) % 60).padStart(2, '0')}`,
  is: { isTimeOfDay: true, isFormOnly: true },
}

function localeOf(language: Language) {
  const option = business().languages.find(({ value }) => value === language)
  return option?.dateLocale ?? option?.locale ?? option?.htmlLang ?? language
}

function format(options: Intl.DateTimeFormatOptions, language: Language, value: string) {
  const at = new Date(value)
  return Number.isNaN(at.getTime())
    ? value
    : new Intl.DateTimeFormat(localeOf(language), options).format(at)
}
