import { business } from '../../../../src/base/business'
import type { SampleColumn } from './columns'
import type { Around, Detect, Guess } from './guess'
import {
  guessCode,
  guessEmail,
  guessIdentity,
  guessImei,
  guessPhone,
  guessUrl,
} from './guessIdentifiers'
import { guessNumber } from './guessNumbers'
import { guessLocation, guessReference, nested } from './guessRelations'
import { guessChoice, guessLongText, guessText } from './guessTexts'
import { guessBoolean, guessDate, guessDateTime } from './guessTimes'
import { labelled } from './labels'

/** The first kind that fits; stricter kinds are tried first. */
export function guessField(column: SampleColumn, around: Around): Guess {
  const rows = (columns: readonly SampleColumn[]) => rowFields(columns, around)
  const kinds: readonly Detect[] = [
    guessLocation,
    nested(rows),
    guessReference,
    guessImei,
    guessIdentity,
    guessEmail,
    guessUrl,
    guessPhone,
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
const rowFields = (columns: readonly SampleColumn[], { catalogue }: Around) =>
  Object.fromEntries(
    columns
      .filter(({ name }) => !['ID', business().tenant.column].includes(name.toUpperCase()))
      .map(column => {
        const { words } = guessField(column, { catalogue, inRows: true })
        const isFull = column.rows >= 3 && column.values.length === column.rows
        return [
          column.name,
          { ...words, ...labelled(column), ...(isFull && { required: true as const }) },
        ]
      }),
  )
