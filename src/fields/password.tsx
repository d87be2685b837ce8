import { later } from '../pieces/later'
import type { FieldView } from './fieldView'
import { containsFilter } from './textual'

const Secret = () => <span aria-hidden="true">••••••</span>

/** Write-only: nothing of it is ever shown, and no list can ask for it. */
export const passwordView: FieldView<'password'> = {
  Cell: Secret,
  Display: Secret,
  Input: later(() => import('./inputs/PasswordInput').then(module => module.PasswordInput)),
  Filter: containsFilter(),
}
