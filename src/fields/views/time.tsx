import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldView } from '../display/fieldView'
import { CodeText } from '../display/plain'

export const timeView: FieldView<'time'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() =>
    withNamespaces(import('../inputs/TimeOfDayInput'), 'validation').then(
      module => module.TimeOfDayInput,
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/TimeFilter'), 'list', 'validation').then(
      module => module.TimeFilter,
    ),
  ),
}
