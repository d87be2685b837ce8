import type { JsonObject } from '../base/json'

/** Column of a sample file: its name in capitals with words joined by `_`, and its cells as texts. */
interface NamedTexts {
  readonly name: string
  readonly texts: readonly string[]
}

export interface GuessedKind {
  readonly words: { readonly kind: string } & JsonObject
  /** The value names one person or thing, wherever it occurs. */
  readonly isUnique?: true
  /** Evidence in the sample. */
  readonly why: string
}

/** Recognises a kind of the business in a column, for `npm run resource new`; undefined where it does not fit. */
export type GuessKind = (column: NamedTexts) => GuessedKind | undefined
