import type { FieldView } from '../../../fields/display/fieldView'
import { PlainCell, PlainText } from '../../../fields/display/plain'
import { containsFilter, textInput } from '../../../fields/registry/parts'

export const view: FieldView<'text'> = {
  Cell: PlainCell,
  Display: PlainText,
  Input: textInput(),
  Filter: containsFilter(),
  withForm: true,
}
