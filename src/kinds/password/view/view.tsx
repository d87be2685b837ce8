import type { FieldView } from '../../../fields/display/fieldView'
import { containsFilter } from '../../../fields/registry/parts'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

const Secret = () => <span aria-hidden="true">••••••</span>

/** Write-only: never shown, and not available to lists. */
export const view: FieldView<'password'> = {
  Cell: Secret,
  Display: Secret,
  Input: later(() =>
    withNamespaces(import('./PasswordInput'), 'auth', 'validation', 'field').then(
      module => module.PasswordInput,
    ),
  ),
  Filter: containsFilter(),
}
