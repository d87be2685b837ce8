import type { FieldView } from './fieldView'
import { CodeText } from './plain'
import { containsFilter, textInput } from './textual'

/** A serial number may have letters, which a keypad of digits does not. */
const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

export const imeiView: FieldView<'imei'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
}
