import { later } from '../pieces/later'
import type { FieldView } from './fieldView'
import { CodeText } from './plain'
import { containsFilter } from './textual'

const attributes = { dir: 'ltr', inputMode: 'numeric', spellCheck: false } as const

/** A wrong check digit is said below the input and refuses nothing. */
export const identityView: FieldView<'identity'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() =>
    import('./inputs/IdentityInput').then(module => module.identityInputWith(attributes)),
  ),
  Filter: containsFilter(attributes),
}
