import { business } from '../../../../src/base/business'
import { isDay, toInstant } from '../../../../src/base/day'
import { boolean as kindOfBoolean } from '../../../../src/kinds/boolean/data'
import type { SampleColumn } from './columns'
import { capitalsOf, type Detect, every, type Guess, type GuessContext, some } from './guess'
import { guessCode, guessEmail, guessUrl } from './guessIdentifiers'
import { guessNumber } from './guessNumbers'
import { guessLocation, guessReference, nested } from './guessRelations'
import { guessChoice, guessLongText, guessText } from './guessTexts'
import { labelled } from './labels'
import { momentIn, spanishDayIn } from './spanish'

/** The first kind that fits; stricter kinds are tried first. */
export function guessField(column: SampleColumn, around: GuessContext): Guess {
  const rows = (columns: readonly SampleColumn[]) => rowFields(columns, around)
  const named = { name: capitalsOf(column), texts: column.texts }
  const own =
    around.guesses?.map(
      (guess): Detect =>
        () =>
          guess(named),
    ) ?? []
  const kinds: readonly Detect[] = [
    guessLocation,
    nested(rows),
    guessReference,
    ...own,
    guessEmail,
    guessUrl,
    guessBoolean,
    guessDate,
    guessDateTime,
    guessNumber,
    guessChoice,
    guessCode,
    guessLongText,
  ]
  for (const detect of kinds) {
    const guess = detect(column, around)
    if (guess) return guess
  }
  return guessText(column, around) as Guess
}

/** Fields of child rows; row number and record key exist already. */
const rowFields = (columns: readonly SampleColumn[], around: GuessContext) =>
  Object.fromEntries(
    columns
      .filter(({ name }) => !['ID', business().tenant?.column].includes(name.toUpperCase()))
      .map(column => {
        const { words } = guessField(column, { ...around, inRows: true })
        const isFull = column.rows >= 3 && column.values.length === column.rows
        return [
          column.name,
          { ...words, ...labelled(column), ...(isFull && { required: true as const }) },
        ]
      }),
  )

const guessDate: Detect = column =>
  every(column, text => spanishDayIn(text))
    ? {
        words: { kind: 'date' },
        why: `days (${some(column, 1)})`,
        read: cell => (typeof cell === 'string' ? spanishDayIn(cell.trim()) : cell),
        ...(!every(column, isDay) && { look: 'an import takes days as 2026-12-31' }),
      }
    : undefined

const guessDateTime: Detect = column =>
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
const guessBoolean: Detect = ({ values, distinct }) => {
  const isTruth = (value: unknown) => typeof kindOfBoolean.parse(value, {}) === 'boolean'
  if (values.length === 0 || !values.every(value => typeof value === 'boolean' || isTruth(value)))
    return undefined
  const isDigits = [...distinct].every(text => /^[01]$/.test(text))
  if (isDigits && (distinct.size < 2 || values.length < 3)) return undefined
  return { words: { kind: 'boolean' }, why: `only ${[...distinct].join(' and ')}` }
}
