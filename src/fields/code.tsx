import type { FieldView } from './fieldView'
import { CodeText } from './plain'
import { containsFilter, textInput } from './textual'

const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

export const codeView: FieldView<'code'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
}
