import type { FieldView } from '../../display/fieldView'
import { CodeText } from '../../display/plain'
import { containsFilter, textInput } from './textual'

const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

export const codeView: FieldView<'code'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
  withForm: true,
}
