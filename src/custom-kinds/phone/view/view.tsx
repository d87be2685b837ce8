import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const

function PhoneLink({ value }: ValueProps<unknown, string>) {
  return (
    <a className="f-link f-code" href={`tel:${value.replace(/[^\d+]/g, '')}`} dir="ltr">
      {value}
    </a>
  )
}

export const phoneView: FieldView<'text'> = {
  Cell: PhoneLink,
  Display: PhoneLink,
  Input: textInput(attributes),
  Filter: containsFilter({ dir: 'ltr', inputMode: 'tel' }),
  withForm: true,
}
