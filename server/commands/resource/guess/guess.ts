import type { Catalogue } from '../../../../src/model/fields/resource'
import type { GuessedKind, GuessKind } from '../../../import/guessKind'
import type { SampleColumn } from './columns'

export type Words = GuessedKind['words']

export interface Guess extends GuessedKind {
  /** A decision left to the author. */
  readonly look?: string
}

export interface GuessContext {
  readonly catalogue: Catalogue
  readonly guesses?: readonly GuessKind[] | undefined
  /** In child rows, which cannot contain rows or lists. */
  readonly inRows?: boolean
}

/** Guesses a kind; undefined if the column does not fit. */
export type Detect = (column: SampleColumn, around: GuessContext) => Guess | undefined

/** True when the name contains one of the words: `FECHA_PAGO` contains FECHA. */
export const namedLike = (column: SampleColumn, words: RegExp) => words.test(capitalsOf(column))

/** Name in capitals, its words joined by `_`: `fechaPago` is `FECHA_PAGO`. */
export const capitalsOf = ({ name }: SampleColumn) =>
  name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()

export const every = ({ texts }: SampleColumn, test: RegExp | ((text: string) => unknown)) =>
  texts.length > 0 &&
  texts.every(text => (test instanceof RegExp ? test.test(text) : Boolean(test(text))))

export const some = ({ distinct }: SampleColumn, most = 3) => {
  const shown = [...distinct].slice(0, most).map(text => text.slice(0, 24))
  return shown.join(', ') + (distinct.size > most ? ' …' : '')
}
