import { dateLocaleOf, isDay } from '../../base/day'
import { withoutDirection } from '../../base/plainLine'
import type { Language } from '../../base/text'
import { format } from '../../kinds/date/data'
import { readDay } from '../../model/import/dayText'

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

/**
 * A day (`2026-12-31`) or clock time of a day (`2026-12-31T14:30`) as readers of this language write it: `31/12/2026 14:30`.
 * Other text is returned unchanged.
 */
export function shownMoment(value: string, language: Language): string {
  const [day = '', time] = value.split('T')
  if (!isDay(day)) return value
  const shown = withoutDirection(format(numeric, language, `${day}T00:00:00Z`))
  return time ? `${shown} ${time}` : shown
}

/** Requirements of typed text. */
interface Asked {
  readonly language: Language
  readonly hasTime?: boolean
  /** A year of two digits counts as well: the text is complete. */
  readonly isComplete?: boolean
}

/** The day or clock time that is typed, as the input's value; undefined while it is none. */
export function typedMoment(text: string, asked: Asked): string | undefined {
  const [, dayText = '', hour, minute] = asked.hasTime
    ? (/^(.+?)[\sT,]+(\d{1,2}):([0-5]\d)(?::\d\d)?$/.exec(text.trim()) ?? [])
    : ['', text.trim()]
  if (!asked.isComplete && !/\d{4}/.test(dayText)) return undefined
  const day = readDay(dayText, orderOf(asked.language))
  if (!day || !asked.hasTime) return day
  return Number(hour) < 24 ? `${day}T${hour?.padStart(2, '0')}:${minute}` : undefined
}

const partsOf = (language: Language) =>
  new Intl.DateTimeFormat(dateLocaleOf(language), numeric).formatToParts(0)

const orderOf = (language: Language) =>
  partsOf(language).find(({ type }) => type === 'day' || type === 'month')?.type === 'month' &&
  partsOf(language)[0]?.type !== 'year'
    ? 'mdy'
    : 'dmy'

/** The pattern of a day in this language, from the names of its parts: `dd/mm/aaaa`. */
export const dayPattern = (language: Language, nameOf: (part: string) => string) =>
  withoutDirection(
    partsOf(language)
      .map(({ type, value }) => (type === 'literal' ? value : nameOf(type)))
      .join(''),
  )
