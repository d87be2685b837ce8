import type { FieldView } from '../../../fields/display/fieldView'
import { PlainCell, PlainText } from '../../../fields/display/plain'
import { containsFilter, textInput } from '../../../fields/registry/parts'

export const textView: FieldView<'text'> = {
  Cell: PlainCell,
  Display: PlainText,
  Input: textInput(),
  Filter: containsFilter(),
  withForm: true,
}
