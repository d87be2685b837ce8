import type { Column } from './columns'
import type { Around, Detect, Guess } from './guess'
import { code, email, identity, imei, phone, url } from './guessIdentifiers'
import { number } from './guessNumbers'
import { location, nested, reference } from './guessRelations'
import { choice, longText, text } from './guessTexts'
import { boolean, date, dateTime } from './guessTimes'
import { labelled } from './labels'

/** The first kind that the column speaks for; the more it takes to be one, the earlier it is asked. */
export function guessField(column: Column, around: Around): Guess {
  const rows = (columns: readonly Column[]) => rowFields(columns, around)
  const kinds: readonly Detect[] = [
    location,
    nested(rows),
    reference,
    imei,
    identity,
    email,
    url,
    phone,
    boolean,
    date,
    dateTime,
    number,
    choice,
    code,
    longText,
  ]
  for (const detect of kinds) {
    const guess = detect(column, around)
    if (guess) return guess
  }
  return text(column, around) as Guess
}

/** The fields of rows: the row's own number and the record's key are there already. */
const rowFields = (columns: readonly Column[], { catalogue }: Around) =>
  Object.fromEntries(
    columns
      .filter(({ name }) => !['ID', 'EMPRESA'].includes(name.toUpperCase()))
      .map(column => {
        const { words } = guessField(column, { catalogue, inRows: true })
        const isFull = column.rows >= 3 && column.values.length === column.rows
        return [
          column.name,
          { ...words, ...labelled(column), ...(isFull && { required: true as const }) },
        ]
      }),
  )
