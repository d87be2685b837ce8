import { CodeWithPicture } from '../../../fields/display/CodeWithPicture'
import type { FieldView } from '../../../fields/display/fieldView'
import { CodeText } from '../../../fields/display/plain'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

export const view: FieldView<'code'> = {
  Cell: CodeText,
  Display: CodeWithPicture,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
  withForm: true,
}
