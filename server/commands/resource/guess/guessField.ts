import { business } from '../../../../src/base/business'
import { readAnswer } from '../../../../src/model/import/choiceText'
import type { SampleColumn } from './columns'
import { capitalsOf, type Detect, type Guess, type GuessContext } from './guess'
import { guessDate, guessDateTime } from './guessDays'
import { guessCode, guessEmail, guessUrl } from './guessIdentifiers'
import { guessNumber } from './guessNumbers'
import { guessLocation, guessReference, nested } from './guessRelations'
import { guessChoice, guessLongText, guessText } from './guessTexts'
import { labelled } from './labels'

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

/** Yes and no in the words of imports; single signs only if both occur. */
const guessBoolean: Detect = ({ values, distinct }) => {
  const answers = new Set(
    values.map(value => (typeof value === 'boolean' ? value : readAnswer(String(value)))),
  )
  if (values.length === 0 || answers.has(undefined)) return undefined
  const areSigns = [...distinct].every(text => text.length === 1)
  if (areSigns && (answers.size < 2 || values.length < 3)) return undefined
  return { words: { kind: 'boolean' }, why: `only ${[...distinct].join(' and ')}` }
}
