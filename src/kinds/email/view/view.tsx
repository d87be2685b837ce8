import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false } as const

/** A long address breaks before its host. */
function EmailLink({ value }: ValueProps<unknown, string>) {
  const [name, host] = value.split(/(?=@)/)
  return (
    <a className="f-link" href={`mailto:${encodeURIComponent(value)}`} dir="ltr">
      {name}
      <wbr />
      {host}
    </a>
  )
}

export const view: FieldView<'email'> = {
  Cell: EmailLink,
  Display: EmailLink,
  Input: textInput(attributes),
  Filter: containsFilter({ dir: 'ltr' }),
  withForm: true,
}
