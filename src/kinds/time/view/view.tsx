import type { FieldView } from '../../../fields/display/fieldView'
import { CodeText } from '../../../fields/display/plain'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

export const view: FieldView<'time'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() =>
    withNamespaces(import('./TimeOfDayInput'), 'validation').then(module => module.TimeOfDayInput),
  ),
  Filter: later(() =>
    withNamespaces(import('./TimeFilter'), 'list', 'validation').then(module => module.TimeFilter),
  ),
}
