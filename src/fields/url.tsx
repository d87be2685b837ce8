import type { FieldView, Shown } from './fieldView'
import { containsFilter, textInput } from './textual'

const attributes = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const

/** Only https leads anywhere; the page behind it learns nothing about ours. */
function WebLink({ value }: Shown<unknown, string>) {
  if (!value.startsWith('https://')) return <span dir="ltr">{value}</span>
  return (
    <a className="f-link f-clip" href={value} target="_blank" rel="noopener noreferrer" dir="ltr">
      {value.replace(/^https:\/\//, '')}
    </a>
  )
}

export const urlView: FieldView<'url'> = {
  Cell: WebLink,
  Display: WebLink,
  Input: textInput(attributes),
  Filter: containsFilter({ dir: 'ltr' }),
}
