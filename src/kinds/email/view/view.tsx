import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false } as const

/** On one line; cut off where it does not fit. */
const EmailLink = ({ value }: ValueProps<unknown, string>) => (
  <a className="f-link f-clip" href={`mailto:${encodeURIComponent(value)}`} dir="ltr" title={value}>
    {value}
  </a>
)

export const view: FieldView<'email'> = {
  Cell: EmailLink,
  Display: EmailLink,
  Input: textInput(attributes),
  Filter: containsFilter({ dir: 'ltr' }),
  withForm: true,
}
