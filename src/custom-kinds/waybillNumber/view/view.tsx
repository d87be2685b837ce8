import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { CodeText, Nothing } from '../../../fields/display/plain'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

const Waybill = (props: ValueProps<unknown, string>) =>
  /^0+$/.test(props.value) ? <Nothing /> : <CodeText {...props} />

export const waybillNumberView: FieldView<'text'> = {
  Cell: Waybill,
  Display: Waybill,
  Input: textInput(attributes),
  Filter: containsFilter(attributes),
}
