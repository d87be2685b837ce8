import { textIn } from '../domain/text'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { HandedLink } from './HandedLink'
import { containsFilter, textInput } from './textual'

const attributes = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const

/** Only https leads anywhere; the page behind it learns nothing about ours. */
function WebLink({ field, value, language }: Shown<FieldFor<'url'>, string>) {
  const { copies } = field.words
  if (!value.startsWith('https://')) return <span dir="ltr">{value}</span>
  if (copies) return <HandedLink link={value} words={textIn(copies, language)} />
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
