import type { FieldView } from '../../../fields/display/fieldView'
import { PlainCell, PlainText } from '../../../fields/display/plain'
import { containsFilter, textInput } from '../../../fields/registry/parts'

export const view: FieldView<'longText'> = {
  Cell: PlainCell,
  Display: PlainText,
  Input: textInput({ rows: 3 }),
  Filter: containsFilter(),
  wide: true,
  withForm: true,
}
