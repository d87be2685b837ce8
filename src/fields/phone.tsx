import type { FieldView, Shown } from './fieldView'
import { containsFilter, textInput } from './textual'

const attributes = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const

function PhoneLink({ value }: Shown<unknown, string>) {
  return (
    <a className="f-link f-code" href={`tel:${value.replace(/[^\d+]/g, '')}`} dir="ltr">
      {value}
    </a>
  )
}

export const phoneView: FieldView<'phone'> = {
  Cell: PhoneLink,
  Display: PhoneLink,
  Input: textInput(attributes),
  Filter: containsFilter({ dir: 'ltr', inputMode: 'tel' }),
}
