import type { TranslateFunction } from 'ra-core'
import { addDays, dateFormat } from '../../../base/day'
import type { DayInterval } from '../../../base/span'
import type { Language } from '../../../base/text'
import type { Band, Part } from '../../../model/endpoints/figures'
import { roundText } from './amounts'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const formatFor = (language: Language, how: 'day' | 'month' | 'long') =>
  dateFormat(language, {
    timeZone: 'UTC',
    month: 'short',
    ...(how !== 'month' && { day: 'numeric' }),
    ...(how !== 'day' && { year: 'numeric' }),
  })

/** Example: `23 oct – 21 nov 2026`. */
export const daysText = ({ from, to }: DayInterval, language: Language): string =>
  formatFor(language, 'long').formatRange(noon(from), noon(to))

/** One step of a line: a day, a week by its days, a month by its name. */
function stepText({ from, to }: DayInterval, language: Language): string {
  if (from === to) return formatFor(language, 'day').format(noon(from))
  const isMonth =
    from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && to > addDays(from, 6)
  if (isMonth) return formatFor(language, 'month').format(noon(from))
  return formatFor(language, 'day').formatRange(noon(from), noon(to))
}

/** Label of a part of a figure. */
export function partText(part: Part, translate: TranslateFunction, language: Language): string {
  if (part.days) return stepText(part.days, language)
  if (part.band) return bandText(part.band, translate)
  return part.label || translate('bi.none')
}

/** Bands of counts end before the next band begins; bands of amounts end at it. */
function bandText(band: Band, translate: TranslateFunction): string {
  const { of, from, below } = band
  if (of === 'days') return daysAwayText(band, translate)
  if (of === 'count' && from !== undefined && below !== undefined) {
    const to = below - 1
    return to === from
      ? roundText(from, of)
      : translate('bi.range', { from: roundText(from, of), to: roundText(to, of) })
  }
  const text = (bound: number | undefined) => (bound === undefined ? '' : roundText(bound, of))
  const word = from === undefined ? 'below' : below === undefined ? 'above' : 'between'
  return translate(`bi.${word}`, { from: text(from), below: text(below) })
}

/** Days before or after today. */
function daysAwayText({ from, below }: Band, translate: TranslateFunction): string {
  if (from === undefined) {
    return below === 0 ? translate('bi.overdue') : translate('bi.longAgo', { from: -(below ?? 0) })
  }
  if (below === undefined) {
    if (from > 0) return translate('bi.farAhead', { from: from - 1 })
    return translate('bi.ago', { from: 0, to: -from })
  }
  if (below <= 0) return translate('bi.ago', { from: 1 - below, to: -from })
  return translate('bi.ahead', { from, to: below - 1 })
}
