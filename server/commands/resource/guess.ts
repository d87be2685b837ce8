import type { KindName } from '../../../src/model/kinds/registry'
import type { Catalogue } from '../../../src/model/resource'
import type { Column } from './columns'

/** What a field may be told by: the words of a schema, before they are typed. */
export type Words = { readonly kind: KindName } & Readonly<Record<string, unknown>>

export interface Guess {
  readonly words: Words
  /** What in the sample speaks for it. */
  readonly why: string
  /** What only a person can decide. */
  readonly look?: string
  /** A cell of the sample as the field takes it. */
  readonly read?: (cell: unknown) => unknown
}

export interface Around {
  readonly catalogue: Catalogue
  /** Inside rows of their own: no rows and no lists there. */
  readonly inRows?: boolean
}

/** A guess, where the column speaks for this kind. */
export type Detect = (column: Column, around: Around) => Guess | undefined

/** Whether the name has one of these words in it, whatever stands around: `FECHA_PAGO` has FECHA. */
export const named = ({ name }: Column, words: RegExp) =>
  words.test(name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase())

export const every = ({ texts }: Column, test: RegExp | ((text: string) => unknown)) =>
  texts.length > 0 &&
  texts.every(text => (test instanceof RegExp ? test.test(text) : Boolean(test(text))))

/** Some of its values, as they are quoted in a reason. */
export const some = ({ distinct }: Column, most = 3) => {
  const shown = [...distinct].slice(0, most).map(text => text.slice(0, 24))
  return shown.join(', ') + (distinct.size > most ? ' …' : '')
}
