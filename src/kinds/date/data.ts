import { dateFormat } from '../../base/day'
import type { Language } from '../../base/text'
import type { Bounds, Conditional, Notifying, WithHours } from '../../model/rules/sharedWords'
import { type Kind, parseText, unchanged } from '../kind/kind'

/**
 * Reminder of a date. Reminders of a `date` are grouped into one notification per user and day; those of a
 * `dateTime` are sent at once.
 */
export interface Reminder extends Conditional, Notifying, WithHours {
  /** Days before the date. @default 0 @example `days: 3` */
  readonly days?: number
}

/** Options common to `date` and `dateTime`. */
export interface MomentOptions {
  /** `false`: the date is left out of the device's timeline. @default true @example `inTimeline: false` */
  readonly inTimeline?: false
  /** Notifies people before the date comes. @default none @example `reminder: { days: 3, notify: ['admin'] }` */
  readonly reminder?: Reminder
}

export type DayOptions = MomentOptions & Bounds<string>

export const temporal = {
  ...unchanged,
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'],
} as const

/** The same with periods: `this month`, `last 7 days`. */
export const periodical = {
  ...temporal,
  operators: [...temporal.operators, 'during'],
} as const

/** Calendar day `YYYY-MM-DD`. */
export const date: Kind<DayOptions, string> = {
  ...periodical,
  store: 'day',
  parse: parseText,
  // independent of time zones
  print: (value, _options, language) =>
    format({ dateStyle: 'medium', timeZone: 'UTC' }, language, `${value}T00:00:00Z`),
  is: { isTelling: true },
}

/** A date in the reader's language; text that is no date is returned unchanged. */
export function format(options: Intl.DateTimeFormatOptions, language: Language, value: string) {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? value : dateFormat(language, options).format(at)
}
