import { business } from '../../../../src/base/business'
import type { SampleColumn } from './columns'
import { type Around, capitalsOf, type Detect, type Guess } from './guess'
import { guessCode, guessEmail, guessUrl } from './guessIdentifiers'
import { guessNumber } from './guessNumbers'
import { guessLocation, guessReference, nested } from './guessRelations'
import { guessChoice, guessLongText, guessText } from './guessTexts'
import { guessBoolean, guessDate, guessDateTime } from './guessTimes'
import { labelled } from './labels'

/** The first kind that fits; stricter kinds are tried first. */
export function guessField(column: SampleColumn, around: Around): Guess {
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
const rowFields = (columns: readonly SampleColumn[], around: Around) =>
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
