import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../pieces/theme/later'
import type { FieldView } from '../../display/fieldView'
import { containsFilter } from './textual'

const Secret = () => <span aria-hidden="true">••••••</span>

/** Write-only: never shown, and not available to lists. */
export const passwordView: FieldView<'password'> = {
  Cell: Secret,
  Display: Secret,
  Input: later(() =>
    withNamespaces(import('../../inputs/PasswordInput'), 'auth', 'validation', 'field').then(
      module => module.PasswordInput,
    ),
  ),
  Filter: containsFilter(),
}
