import type { Language } from '../domain/text'
import type { FieldOf } from '../model/field'
import type { KindName, Kinds } from '../model/kinds/registry'
import type { FieldModel } from '../model/resource'
import type { Condition, Scalar } from '../model/rule'
import type { Later, Look } from '../pieces/plainLater'

/** A field whose kind is known. */
export type FieldFor<K extends KindName> = Omit<FieldModel, 'kind' | 'words'> & {
  readonly kind: K
  readonly words: FieldOf<K>
}

/** What a cell or a detail draws; a missing value never gets here. */
export interface Shown<F = FieldModel, Value = unknown> {
  readonly field: F
  readonly value: Value
  readonly language: Language
}

/** What an input needs; the value itself lives in the form. */
export interface Asked<F = FieldModel> {
  readonly field: F
  readonly source: string
  readonly label: string
  readonly isRequired: boolean
  /** It stands in a row of a table, whose head already says the label. */
  readonly inRow?: boolean
}

/** One condition of the list's filter, as it travels: a value, a list of values, or operators. */
export type FilterValue = Condition | readonly Scalar[]
export interface Filtered<F = FieldModel> {
  readonly field: F
  readonly label: string
  readonly condition: FilterValue | undefined
  readonly onChange: (condition: FilterValue | undefined) => void
}

/**
 * The looks of a field kind. `Cell` is plain markup with static classes (25 rows of it must stay
 * cheap), `Display` may be richer; `Input` and `Filter` come when a form or the filters open.
 */
export interface FieldView<K extends KindName> {
  readonly Cell: Look<Shown<FieldFor<K>, Kinds[K][1]>>
  readonly Display: Look<Shown<FieldFor<K>, Kinds[K][1]>>
  readonly Input: Later<Asked<FieldFor<K>>>
  readonly Filter: Later<Filtered<FieldFor<K>>>
  /** In a list, where there is nothing: a dash, unless the kind (domain.md 2.2: a fallback picture) has better. */
  readonly Missing?: Look<{ readonly field: FieldFor<K> }>
  /** Numbers stand at the end of their column. */
  readonly align?: 'end'
  /** It takes the whole width of a form. */
  readonly wide?: true
}
