import type { FieldView } from '../../../fields/display/fieldView'
import { CodeText } from '../../../fields/display/plain'
import { containsFilter } from '../../../fields/registry/parts'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

const attributes = { dir: 'ltr', inputMode: 'numeric', spellCheck: false } as const

/** A wrong check digit shows a warning and is accepted. */
export const identityView: FieldView<'text'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() =>
    withNamespaces(import('./IdentityInput'), 'validation').then(module =>
      module.identityInputWith(attributes),
    ),
  ),
  Filter: containsFilter(attributes),
}
