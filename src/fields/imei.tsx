import type { FieldView } from './fieldView'
import { CodeText } from './plain'
import { containsFilter, textInput } from './textual'

const attributes = { dir: 'ltr', inputMode: 'numeric', spellCheck: false } as const

export const imeiView: FieldView<'imei'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
}
