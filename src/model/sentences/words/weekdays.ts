import { addDays } from '../../../base/day'
import { type DayPlace, phraseIn } from './sentenceDays'
import { isWordOf, phraseWords, sentenceLanguages } from './sentenceWords'
import type { SentenceToken } from './tokens'

export const indexIn = (list: 'months' | 'weekdays' | 'ordinals', word = '') =>
  sentenceLanguages.map(language => language[list].indexOf(word)).find(at => at >= 0)

/** `last Monday`, `lunes pasado`, `próximo viernes`; alone only where its side is clear: "since Monday", "para el lunes". */
export function weekdayAt(
  tokens: readonly SentenceToken[],
  at: number,
  { today, isSince, isPast }: DayPlace,
) {
  const [first, second] = tokens.slice(at, at + 2)
  const early = indexIn('weekdays', first?.folded)
  const weekday = early ?? indexIn('weekdays', second?.folded)
  // "los lunes" are all of them
  if (weekday === undefined || isWordOf('everyDay', tokens[at - 1]?.folded)) return undefined
  const isPlanned = isForDay(tokens.slice(0, at), isPast)
  const side = early === undefined ? first?.folded : second?.folded
  const ahead = (weekday - ((new Date(today).getUTCDay() + 6) % 7) + 7) % 7
  const isNext = isWordOf('nextDay', side)
  const length = isNext || isWordOf('lastDay', side) ? 2 : 1
  if (length === 1 && (!(isSince || isPlanned) || early === undefined)) return undefined
  const past = length === 1 && (isPlanned || ahead === 0) ? ahead : ahead - 7
  const day = addDays(today, isNext ? ahead || 7 : past)
  return { from: day, to: day, length, isWeekday: true }
}

const isForDay = (before: readonly SentenceToken[], isPast?: boolean) =>
  isPast === false &&
  [...phraseWords('forDay')].some(words =>
    ` ${before.map(({ folded }) => folded).join(' ')}`.endsWith(` ${words}`),
  )

/** `fin de semana`, `last weekend`: the latest one that has begun. */
export function weekendAt(tokens: readonly SentenceToken[], today: string) {
  const words = phraseIn(tokens, phraseWords('weekend'))
  if (words === undefined) return undefined
  const since = (new Date(today).getUTCDay() + 1) % 7
  const from = addDays(today, -since)
  return { from, to: addDays(from, 1), length: words.split(' ').length }
}
