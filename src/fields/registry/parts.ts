import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { NumberLook } from '../inputs/NumberInput'
import type { TextAttributes, TextLooks } from '../inputs/TextInput'

/** A one-line text input with its kind's keyboard and direction. */
export const textInput = (attributes: TextLooks = {}) =>
  later(() =>
    withNamespaces(import('../inputs/TextInput'), 'validation').then(module =>
      module.textInputWith(attributes),
    ),
  )

export const containsFilter = (attributes: TextAttributes = {}) =>
  later(() => import('../filters/TextFilter').then(module => module.textFilterWith(attributes)))

export const emptyFilter = later(() => import('../filters/EmptyFilter'), 'EmptyFilter', 'list')

/** Input, filter and alignment of a number. */
export const numberParts = (decimals: number, lookOf: () => NumberLook = () => ({})) => ({
  Input: later(() =>
    withNamespaces(import('../inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(decimals, lookOf()),
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/RangeFilter'), 'list', 'validation').then(module =>
      module.rangeFilter(decimals, lookOf()),
    ),
  ),
  align: 'end' as const,
})

/** Input and filter of one value among options. */
export const choiceParts = {
  Input: later(() => import('../inputs/ChoiceInput'), 'ChoiceInput', 'validation', 'field'),
  Filter: later(() => import('../filters/ChoiceFilter'), 'ChoiceFilter'),
}
