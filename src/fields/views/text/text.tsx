import type { FieldView } from '../../display/fieldView'
import { PlainCell, PlainText } from '../../display/plain'
import { containsFilter, textInput } from './textual'

export const textView: FieldView<'text'> = {
  Cell: PlainCell,
  Display: PlainText,
  Input: textInput(),
  Filter: containsFilter(),
  withForm: true,
}
