import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const Edition = ({ field, value, language }: ValueProps) => (
  <span>{field.print(value, language)}</span>
)

export const editionView: FieldView<'text'> = {
  Cell: Edition,
  Display: Edition,
  Input: textInput({ dir: 'ltr' }),
  Filter: containsFilter({ dir: 'ltr' }),
}
