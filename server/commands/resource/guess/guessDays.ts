import { business } from '../../../../src/base/business'
import { toInstant } from '../../../../src/base/day'
import type { DayOrder } from '../../../../src/model/import/cell'
import {
  dayOrderFound,
  dayOrderOf,
  readDay,
  readMoment,
} from '../../../../src/model/import/dayText'
import type { SampleColumn } from './columns'
import { type Detect, every, some } from './guess'

export const guessDate: Detect = column => {
  const order = dayOrderOf(column.texts)
  if (!every(column, text => dayIn(text, order))) return undefined
  const first = order === 'mdy' ? ', month first' : ''
  return {
    words: { kind: 'date' },
    why: `days${first} (${some(column, 1)})`,
    ...unclearDays(column, order),
  }
}

export const guessDateTime: Detect = column => {
  const order = dayOrderOf(column.texts)
  if (!every(column, text => momentIn(text, order))) return undefined
  const zone = every(column, text => toInstant(text))
    ? {}
    : { look: `moments without a zone are read in the time of ${business().timeZone}` }
  return { words: { kind: 'dateTime' }, why: `moments (${some(column, 1)})`, ...zone }
}

/** A day with a year of four digits, or of two behind a slash; `10.02.141` is a code. */
const dayIn = (text: string, order: DayOrder) =>
  /^\d{4}(?!\d)|(?<!\d)\d{4}$|^\d+\/\d+\/\d\d$|日$/.test(text) && !text.includes(':')
    ? readDay(text, order)
    : undefined

const momentIn = (text: string, order: DayOrder) =>
  text.includes(':') || dayIn(text, order) ? readMoment(text, order) : undefined

/** Days written in several ways, or in one that does not show which number is the month. */
function unclearDays({ distinct, texts }: SampleColumn, order: DayOrder) {
  const ways = new Map<string, string>()
  for (const text of distinct) ways.set(wayOf(text), ways.get(wayOf(text)) ?? text)
  if (ways.size > 1)
    return { look: `days are written in ${ways.size} ways (${[...ways.values()].join(', ')})` }
  const other = order === 'mdy' ? 'dmy' : 'mdy'
  const unclear = [...distinct].find(text => {
    const read = readDay(text, other)
    return read !== undefined && read !== readDay(text, order)
  })
  return unclear === undefined || dayOrderFound(texts)
    ? {}
    : { look: `${unclear} is read as ${readDay(unclear, order)}: no day above 12 shows the order` }
}

/** `2-mar-2026` is written as `0-a-0000`. */
const wayOf = (text: string) =>
  text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, digits => (digits.length > 2 ? '0000' : '0'))
