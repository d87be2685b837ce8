import type { FieldView } from './fieldView'
import { PlainCell, PlainText } from './plain'
import { containsFilter, textInput } from './textual'

export const textView: FieldView<'text'> = {
  Cell: PlainCell,
  Display: PlainText,
  Input: textInput(),
  Filter: containsFilter(),
}
