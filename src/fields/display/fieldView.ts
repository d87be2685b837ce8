import type { Language } from '../../base/text'
import type { KindName, Kinds } from '../../kinds/registry'
import type { FieldOf } from '../../model/definition/field'
import type { FieldModel } from '../../model/fields/resource'
import type { Condition, Scalar } from '../../model/rules/rule'
import type { FieldInputProps } from '../../ui/features/areaFeatures'
import type { Later, LoadedPart } from '../../ui/theme/plainLater'

/** A field with a known kind. */
export type FieldFor<K extends KindName> = Omit<FieldModel, 'kind' | 'words'> & {
  readonly kind: K
  readonly words: FieldOf<K>
}

/** Props of a cell or detail; the value is never empty. */
export interface ValueProps<F = FieldModel, Value = unknown> {
  readonly field: F
  readonly value: Value
  readonly language: Language
}

/** Props of an input of a known kind. */
export interface InputProps<F = FieldModel> extends Omit<FieldInputProps, 'field'> {
  readonly field: F
}

/** A condition of the list's filter in wire format: a value, a list of values, or operators. */
export type FilterValue = Condition | readonly Scalar[]
export interface FilterProps<F = FieldModel> {
  readonly field: F
  readonly label: string
  readonly condition: FilterValue | undefined
  readonly onChange: (condition: FilterValue | undefined) => void
}

/**
 * Components of a field kind. `Cell` is plain markup with static classes (25 rows must stay cheap),
 * `Display` may be richer; `Input` and `Filter` are loaded with forms and filters.
 */
export interface FieldView<K extends KindName> {
  readonly Cell: LoadedPart<ValueProps<FieldFor<K>, Kinds[K][1]>>
  readonly Display: LoadedPart<ValueProps<FieldFor<K>, Kinds[K][1]>>
  readonly Input: Later<InputProps<FieldFor<K>>>
  readonly Filter: Later<FilterProps<FieldFor<K>>>
  /**
   * Placeholder of an empty value in lists; a dash by default, a picture for example for products
   * (business.md#products).
   */
  readonly Missing?: LoadedPart<{ readonly field: FieldFor<K> }>
  /** A value that readers see as none, beside an empty one: a waybill of zeros. */
  readonly isNothing?: (value: unknown) => boolean
  /** Numbers align with the end of their column. */
  readonly align?: 'end'
  /** Takes the whole width of a form. */
  readonly wide?: true
  /** The form's own code has the input. */
  readonly withForm?: true
}
