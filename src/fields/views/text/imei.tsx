import type { FieldView } from '../../display/fieldView'
import { CodeText } from '../../display/plain'
import { containsFilter, textInput } from './textual'

/** Serial numbers may have letters, so the keyboard is not numeric. */
const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

export const imeiView: FieldView<'imei'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
}
