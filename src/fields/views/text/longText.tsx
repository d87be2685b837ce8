import type { FieldView } from '../../display/fieldView'
import { PlainCell, PlainText } from '../../display/plain'
import { containsFilter, textInput } from './textual'

export const longTextView: FieldView<'longText'> = {
  Cell: PlainCell,
  Display: PlainText,
  Input: textInput({ rows: 3 }),
  Filter: containsFilter(),
  wide: true,
  withForm: true,
}
