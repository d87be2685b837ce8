import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../pieces/theme/later'
import type { FieldView } from '../../display/fieldView'
import { CodeText } from '../../display/plain'
import { containsFilter } from './textual'

const attributes = { dir: 'ltr', inputMode: 'numeric', spellCheck: false } as const

/** A wrong check digit shows a warning and is accepted. */
export const identityView: FieldView<'identity'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() =>
    withNamespaces(import('../../inputs/IdentityInput'), 'validation').then(module =>
      module.identityInputWith(attributes),
    ),
  ),
  Filter: containsFilter(attributes),
}
