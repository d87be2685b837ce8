import { addDays, addMonths, isDay } from '../../../base/day'
import { daysOfPeriod } from '../../rules/relativePeriod'
import { isWordOf, meaningsOf, sentenceLanguages } from './sentenceWords'
import { isOne, type SentenceToken, unitDays, wholeNumber } from './tokens'
import { indexIn, weekdayAt, weekendAt } from './weekdays'

/** Days of a sentence, both ends included, and the number of words that name them. */
export interface NamedDays {
  readonly from: string
  readonly to: string
  readonly length: number
  /** The year was not said. */
  readonly isYearless?: boolean | undefined
  /** A day of the week. */
  readonly isWeekday?: boolean
  /** "hace 3 días" */
  readonly isAgo?: boolean
  /** "fin de mes", "inicios de mes" */
  readonly isEnd?: boolean
}
export interface DayPlace {
  readonly today: string
  /** "Since" stands before: a weekday is the latest one. */
  readonly isSince?: boolean | undefined
  /** No day is ahead: a weekday or a day of the month alone is the latest one. */
  readonly isPast?: boolean | undefined
  /** An amount stands before, or what asks for one: a number alone is no day. */
  readonly isBound?: boolean | undefined
}

const SHORT_MONTH = 3
const monthOf = (word: string | undefined, isShort = false) => {
  const whole = indexIn('months', word === 'setiembre' ? 'septiembre' : word)
  const isPart = isShort && (word?.length === SHORT_MONTH || word === 'sept')
  const short = sentenceLanguages.map(({ months }) =>
    months.findIndex(m => m.startsWith(word ?? '')),
  )
  const at = whole ?? (isPart ? short.find(each => each >= 0) : undefined)
  return at === undefined ? undefined : at + 1
}
const isJoint = (token: SentenceToken | undefined) => isWordOf('of', token?.folded)
const yearOf = (token: SentenceToken | undefined) =>
  token && /^(?:19|20)\d\d$/.test(token.folded) ? token.folded : undefined
const two = (number: number | string) => String(number).padStart(2, '0')

/**
 * A day, a month, a quarter or a year by name at this place: `2026-03-05`, `5 de marzo`, `March 5`, `marzo 2026`,
 * `2025`, `Q1`, `last Monday`.
 */
export function daysAt(
  tokens: readonly SentenceToken[],
  at: number,
  { today, isSince, isPast, isBound }: DayPlace,
): NamedDays | undefined {
  const word = tokens[at]?.folded ?? ''
  const written = writtenDay(word, today)
  if (written) return { from: written, to: written, length: 1 }
  return (
    nearDay(tokens.slice(at, at + 4), today) ??
    dayThenMonth(tokens, at, today) ??
    (isBound ? undefined : dayAlone(tokens, at, { today, isPast })) ??
    monthAt(tokens, at, today) ??
    yearAt(tokens, at) ??
    quarterAt(tokens.slice(at, at + 5), today) ??
    daysAgo(tokens.slice(at, at + 4), { today, isSince }) ??
    weekdayAt(tokens, at, { today, isSince: isSince || (isPast && at > 0), isPast }) ??
    weekendAt(tokens.slice(at, at + 4), today) ??
    halfMonthAt(tokens.slice(at, at + 5), today)
  )
}

function writtenDay(word: string, today: string): string | undefined {
  if (isDay(word)) return word
  const [, day, month, named] = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2,4}))?$/.exec(word) ?? []
  if (!day || !month) return undefined
  const year = named ?? yearNear([], Number(month), today).year
  const found = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`
  return isDay(found) ? found : undefined
}

/** The first of these phrases with which the words begin. */
export function phraseIn(tokens: readonly SentenceToken[], phrases: Iterable<string>) {
  const text = `${tokens.map(({ folded }) => folded).join(' ')} `
  return [...phrases].find(words => text.startsWith(`${words} `))
}
const lengthOf = (words: string) => words.split(' ').length

/** "anteayer", "the day after tomorrow", and "inicios de mes", "fin de mes": the first and the last day of a period. */
function nearDay(tokens: readonly SentenceToken[], today: string) {
  const words = phraseIn(tokens, nearDays.keys()) ?? ''
  const means = nearDays.get(words)
  const [, start, period] = /^(start of )?(this .+)$/.exec(means ?? '') ?? []
  const isEnd = period !== undefined
  const [first, next] = daysOfPeriod(period ?? '', today) ?? []
  const from = isEnd ? (start ? first : next) : today
  const day = from && means && addDays(from, isEnd ? (start ? 0 : -1) : Number(means))
  return day ? { from: day, to: day, length: lengthOf(words), isEnd } : undefined
}
const nearDays = meaningsOf('nearDays')

/** The number of a day: "5", "5th". */
const dayNumber = (token: SentenceToken | undefined) => {
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.folded ?? '') ?? []
  return day === undefined ? undefined : Number(day)
}

function dayThenMonth(tokens: readonly SentenceToken[], at: number, today: string) {
  const day = dayNumber(tokens[at])
  if (day === undefined) return undefined
  const skip = isJoint(tokens[at + 1]) ? 2 : 1
  const month = monthOf(tokens[at + skip]?.folded, true)
  if (month) return dayOf(tokens, { day, month, next: at + skip + 1, at, today })
  const said = skip === 2 ? periodSaid(tokens.slice(at + skip), 'month', today) : undefined
  const next = at + skip + (said?.length ?? 0)
  return said && dayOf(tokens, { day, month: Number(said.from.slice(5, 7)), next, at, today })
}

/** "el 20 de este mes", "the 5th of last month": the first day of that month or year. */
function periodSaid(tokens: readonly SentenceToken[], unit: 'month' | 'year', today: string) {
  const namesOf = (period: string) =>
    sentenceLanguages.flatMap(({ periods }) => periods[period] ?? [])
  const [now, last] = ['this', 'last'].map(side => phraseIn(tokens, namesOf(`${side} ${unit}`)))
  const words = now ?? last
  if (words === undefined) return undefined
  const ahead = now === undefined ? -1 : 0
  const from = addMonths(`${today.slice(0, 8)}01`, ahead * (unit === 'year' ? 12 : 1))
  return { from, length: lengthOf(words) }
}

/** `del 24 al 26`, `the 3rd`: days of this month, or of the last one where they would be ahead. */
function dayAlone(tokens: readonly SentenceToken[], at: number, { today, isPast }: DayPlace) {
  const token = tokens[at]
  const day = dayNumber(token)
  const isNamed = /\D$/.test(token?.folded ?? '') || isWordOf('onDay', tokens[at - 1]?.folded)
  const next = tokens[at + 1]?.folded
  const isRange = isWordOf('upTo', next) || isWordOf('and', next)
  const end = at + (isWordOf('articles', tokens[at + 2]?.folded) ? 3 : 2)
  const isOf = isJoint(tokens[at + 1])
  const last = isRange ? dayThenMonth(tokens, end, today) : undefined
  if (!day || !isNamed || isOf || (last && dayNumber(token) === wholeNumber(token)))
    return undefined
  const month = last
    ? last.from
    : isPast && day > Number(today.slice(8))
      ? addMonths(`${today.slice(0, 8)}01`, -1)
      : today
  const found = `${month.slice(0, 8)}${two(day)}`
  return isDay(found) ? { from: found, to: found, length: 1 } : undefined
}

function monthAt(tokens: readonly SentenceToken[], at: number, today: string) {
  const day = dayNumber(tokens[at + 1])
  const isDated = day !== undefined || yearOf(tokens[at + 1]) !== undefined
  const month = monthOf(tokens[at]?.folded, isDated)
  if (!month) return undefined
  if (day !== undefined) return dayOf(tokens, { day, month, next: at + 2, at, today })
  const { year, length } = yearNear(tokens.slice(at + 1), month, today)
  const from = `${year}-${two(month)}-01`
  return { from, to: addDays(addMonths(from, 1), -1), length: 1 + length, isYearless: length === 0 }
}

function yearAt(tokens: readonly SentenceToken[], at: number) {
  const year = yearOf(tokens[at])
  return year ? { from: `${year}-01-01`, to: `${year}-12-31`, length: 1 } : undefined
}

/** `Q1 2026`, `primer trimestre`, `third quarter of 2025`, `segundo semestre`. */
function quarterAt([first, second, ...rest]: readonly SentenceToken[], today: string) {
  const [, figure] = /^[qt]([1-4])$/.exec(first?.folded ?? '') ?? []
  const length = isWordOf('quarter', second?.folded) ? 3 : 6
  const isNamed = length === 3 || isWordOf('halfYear', second?.folded)
  const ordinal = isNamed ? indexIn('ordinals', first?.folded) : undefined
  const number = figure === undefined ? ordinal : Number(figure) - 1
  const span = figure === undefined ? length : 3
  if (number === undefined || number * span >= 12) return undefined
  const month = number * span + 1
  const after = figure === undefined ? rest : [second, ...rest].flatMap(token => token ?? [])
  const near = yearNear(after, month, today)
  const from = `${near.year}-${two(month)}-01`
  return { from, to: addDays(addMonths(from, span), -1), length: (figure ? 1 : 2) + near.length }
}

/** `primera quincena de noviembre`, `segunda quincena`: the first 15 days of a month, or the others. */
function halfMonthAt([first, second, ...rest]: readonly SentenceToken[], today: string) {
  const isFirst = isWordOf('firstHalf', first?.folded)
  const isHalf = isFirst || isWordOf('secondHalf', first?.folded)
  if (!isHalf || !isWordOf('halfMonth', second?.folded)) return undefined
  const skip = isJoint(rest[0]) ? 1 : 0
  const month = monthAt(rest, skip, today)
  const start = month?.from ?? `${today.slice(0, 8)}01`
  const [from, to] = isFirst
    ? [start, addDays(start, 14)]
    : [addDays(start, 15), addDays(addMonths(start, 1), -1)]
  return { from, to, length: 2 + (month ? skip + month.length : 0), isYearless: month?.isYearless }
}

/** `hace 3 días`, `3 days ago`. */
function daysAgo(
  [first, second, third]: readonly SentenceToken[],
  { today, isSince = false }: DayPlace,
) {
  const isBefore = isWordOf('agoBefore', first?.folded)
  if (!isBefore && !isWordOf('agoAfter', third?.folded)) return undefined
  const [number, unit] = isBefore ? [second, third] : [first, second]
  const count = isOne(number) ? 1 : wholeNumber(number)
  const days = unitDays.get(unit?.stem ?? '') ?? 0
  // "2 weeks ago" is no day, but since then all are meant.
  if (count === undefined || days < 1 || (days > 1 && !isSince)) return undefined
  const day = addDays(today, -days * count)
  return { from: day, to: day, length: 3, isAgo: true }
}

type DayParts = DayPlace & Readonly<Record<'day' | 'month' | 'next' | 'at', number>>
function dayOf(tokens: readonly SentenceToken[], { day, month, next, at, today }: DayParts) {
  const { year, length } = yearNear(tokens.slice(next), month, today)
  const found = `${year}-${two(month)}-${two(day)}`
  const isYearless = length === 0
  return isDay(found)
    ? { from: found, to: found, length: next - at + length, isYearless }
    : undefined
}

/** The year that follows, else the latest in which the month has begun. */
function yearNear(tokens: readonly SentenceToken[], month: number, today: string) {
  const skip = isJoint(tokens[0]) ? 1 : 0
  const year = yearOf(tokens[skip])
  if (year) return { year, length: skip + 1 }
  const said = periodSaid(tokens.slice(skip), 'year', today)
  if (said) return { year: said.from.slice(0, 4), length: skip + said.length }
  const thisYear = Number(today.slice(0, 4))
  return { year: String(month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear), length: 0 }
}
