import type { FieldView } from '../../../fields/display/fieldView'
import { CodeText } from '../../../fields/display/plain'
import { later } from '../../../ui/theme/later'

export const view: FieldView<'time'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() => import('./TimeOfDayInput'), 'TimeOfDayInput', 'validation'),
  Filter: later(() => import('./TimeFilter'), 'TimeFilter', 'list', 'validation'),
}
