import type { FieldView } from '../../../fields/display/fieldView'
import { CodeText } from '../../../fields/display/plain'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

export const waybillNumberView: FieldView<'text'> = {
  Cell: CodeText,
  Display: CodeText,
  isNothing: value => /^0+$/.test(String(value)),
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
}
