import { isDay, toInstant } from '../../../../src/base/day'
import { boolean as kindOfBoolean } from '../../../../src/kinds/boolean/data'
import { type Detect, every, some } from './guess'
import { momentIn, spanishDayIn } from './spanish'

export const guessDate: Detect = column =>
  every(column, text => spanishDayIn(text))
    ? {
        words: { kind: 'date' },
        why: `days (${some(column, 1)})`,
        read: cell => (typeof cell === 'string' ? spanishDayIn(cell.trim()) : cell),
        ...(!every(column, isDay) && { look: 'an import takes days as 2026-12-31' }),
      }
    : undefined

export const guessDateTime: Detect = column =>
  every(column, text => momentIn(text))
    ? {
        words: { kind: 'dateTime' },
        why: `moments (${some(column, 1)})`,
        read: cell => (typeof cell === 'string' ? momentIn(cell.trim()) : cell),
        ...(!every(column, text => toInstant(text)) && {
          look: 'read in the business’s time; an import takes 2026-12-31T08:30:00-05:00',
        }),
      }
    : undefined

/** Yes and no in the words of imports; 0 and 1 only if they are the only values and both occur. */
export const guessBoolean: Detect = ({ values, distinct }) => {
  const isTruth = (value: unknown) => typeof kindOfBoolean.parse(value, {}) === 'boolean'
  if (values.length === 0 || !values.every(value => typeof value === 'boolean' || isTruth(value)))
    return undefined
  const isDigits = [...distinct].every(text => /^[01]$/.test(text))
  if (isDigits && (distinct.size < 2 || values.length < 3)) return undefined
  return { words: { kind: 'boolean' }, why: `only ${[...distinct].join(' and ')}` }
}
