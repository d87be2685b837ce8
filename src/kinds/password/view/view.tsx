import type { FieldView } from '../../../fields/display/fieldView'
import { containsFilter } from '../../../fields/registry/parts'
import { later } from '../../../ui/theme/later'

const Secret = () => <span aria-hidden="true">••••••</span>

/** Write-only: never shown, and not available to lists. */
export const view: FieldView<'password'> = {
  Cell: Secret,
  Display: Secret,
  Input: later(() => import('./PasswordInput'), 'PasswordInput', 'auth', 'validation', 'field'),
  Filter: containsFilter(),
}
