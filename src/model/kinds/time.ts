import { addDays, businessOffset, businessZone, toInstant } from '../../domain/day'
import type { Language } from '../../domain/text'
import type { Due } from '../notice'
import { type Kind, parseText, same } from './kind'

/** Words of any date. */
export interface MomentOptions {
  /** False: it is no event in the life of a device the record bears. */
  readonly event?: false
  /** Somebody is told when it comes near. */
  readonly due?: Due
}

export interface DayOptions extends MomentOptions {
  /** `YYYY-MM-DD`, or `today`. */
  readonly min?: string
  readonly max?: string
}

const operators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'] as const
const locales: Record<Language, string> = {
  es: 'es-EC',
  en: 'en-GB',
  fr: 'fr-FR',
  vi: 'vi-VN',
  cn: 'zh-CN',
  ar: 'ar-SD-u-nu-latn',
}

/** A calendar day `YYYY-MM-DD`, the same everywhere. */
export const date: Kind<DayOptions, string> = {
  ...same,
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
}

/** For invented days `today` is one that stays on its side of any real one. */
const bound = (limit: string | undefined, standIn: string) => (limit === 'today' ? standIn : limit)

/**
 * An instant, ISO 8601 in UTC with milliseconds; shown in Ecuador's time. What a person writes without
 * an offset is read as Ecuador's time; a program names the offset.
 */
export const dateTime: Kind<MomentOptions, string> = {
  ...same,
  store: 'instant',
  parse: value => {
    const read = parseText(value)
    if (typeof read !== 'string') return read
    return toInstant(/T[\d:.]+$/.test(read) ? `${read}${businessOffset}` : read) ?? read
  },
  parseWire: value => {
    const read = parseText(value)
    return typeof read === 'string' ? (toInstant(read) ?? read) : read
  },
  operators,
  print: (value, _options, language) =>
    format({ dateStyle: 'medium', timeStyle: 'short', timeZone: businessZone }, language, value),
  // from Monday to Friday, in Ecuador's office hours
  sample: n => {
    const day = 5 + 7 * Math.floor((n % 200) / 5) + (n % 5)
    return new Date(Date.UTC(2026, 0, day, 14 + (n % 8), n % 60)).toISOString()
  },
}

/** A time of the day `HH:MM`, by the business's clock; it sorts and compares as text. */
export const time: Kind<object, string> = {
  ...same,
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
}

function format(options: Intl.DateTimeFormatOptions, language: Language, value: string) {
  const at = new Date(value)
  return Number.isNaN(at.getTime())
    ? value
    : new Intl.DateTimeFormat(locales[language], options).format(at)
}
