import { addDays, addMonths, isDay } from '../../base/day'
import { sentenceLanguages } from './sentenceWords'
import { type SentenceToken, spokenNumber } from './tokens'

/** Days of a sentence, both ends included, and the number of words that name them. */
export interface NamedDays {
  readonly from: string
  readonly to: string
  readonly length: number
}

const monthOf = (word: string | undefined) => {
  for (const { months } of sentenceLanguages) {
    const at = months.indexOf(word ?? '')
    if (at >= 0) return at + 1
  }
  return undefined
}
const joints: ReadonlySet<string> = new Set(['de', 'del', 'of'])
const yearOf = (token: SentenceToken | undefined) =>
  token && /^20\d\d$/.test(token.folded) ? token.folded : undefined
const two = (number: number | string) => String(number).padStart(2, '0')

/** A day, a month or a year by name at this place: `2026-03-05`, `5 de marzo`, `March 5`, `marzo 2026`, `2025`. */
export function daysAt(
  tokens: readonly SentenceToken[],
  at: number,
  today: string,
): NamedDays | undefined {
  const word = tokens[at]?.folded ?? ''
  const written = writtenDay(word)
  if (written) return { from: written, to: written, length: 1 }
  return dayThenMonth(tokens, at, today) ?? monthAt(tokens, at, today) ?? yearAt(tokens, at)
}

function writtenDay(word: string): string | undefined {
  if (isDay(word)) return word
  const [, day, month, year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(word) ?? []
  if (!day || !month) return undefined
  const found = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`
  return isDay(found) ? found : undefined
}

function dayThenMonth(tokens: readonly SentenceToken[], at: number, today: string) {
  const first = tokens[at]
  const day = first && /^\d{1,2}$/.test(first.folded) ? spokenNumber(first) : undefined
  if (day === undefined) return undefined
  const skip = joints.has(tokens[at + 1]?.folded ?? '') ? 2 : 1
  const month = monthOf(tokens[at + skip]?.folded)
  return month ? dayOf(tokens, { day, month, next: at + skip + 1, at, today }) : undefined
}

function monthAt(tokens: readonly SentenceToken[], at: number, today: string) {
  const month = monthOf(tokens[at]?.folded)
  if (!month) return undefined
  const after = tokens[at + 1]
  const day = after && /^\d{1,2}$/.test(after.folded) ? spokenNumber(after) : undefined
  if (day !== undefined) return dayOf(tokens, { day, month, next: at + 2, at, today })
  const { year, length } = yearNear(tokens.slice(at + 1), month, today)
  const from = `${year}-${two(month)}-01`
  return { from, to: addDays(addMonths(from, 1), -1), length: 1 + length }
}

function yearAt(tokens: readonly SentenceToken[], at: number) {
  const year = yearOf(tokens[at])
  return year ? { from: `${year}-01-01`, to: `${year}-12-31`, length: 1 } : undefined
}

interface DayParts {
  readonly day: number
  readonly month: number
  /** The word after them. */
  readonly next: number
  readonly at: number
  readonly today: string
}
function dayOf(tokens: readonly SentenceToken[], { day, month, next, at, today }: DayParts) {
  const { year, length } = yearNear(tokens.slice(next), month, today)
  const found = `${year}-${two(month)}-${two(day)}`
  return isDay(found) ? { from: found, to: found, length: next - at + length } : undefined
}

/** The year that follows, else the latest in which the month has begun. */
function yearNear(tokens: readonly SentenceToken[], month: number, today: string) {
  const skip = joints.has(tokens[0]?.folded ?? '') ? 1 : 0
  const year = yearOf(tokens[skip])
  if (year) return { year, length: skip + 1 }
  const thisYear = Number(today.slice(0, 4))
  return { year: String(month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear), length: 0 }
}
