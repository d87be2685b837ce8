import { textIn } from '../../../base/text'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { HandedLink } from '../../../fields/display/HandedLink'
import { containsFilter, textInput } from '../../../fields/registry/parts'

const attributes = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const

/** Only https addresses are links; they send no referrer. */
function WebLink({ field, value, language }: ValueProps<FieldFor<'url'>, string>) {
  const { copyLabel } = field.words
  if (!value.startsWith('https://')) return <span dir="ltr">{value}</span>
  if (copyLabel) return <HandedLink link={value} words={textIn(copyLabel, language)} />
  return (
    <a className="f-link f-clip" href={value} target="_blank" rel="noopener noreferrer" dir="ltr">
      {value.replace(/^https:\/\//, '')}
    </a>
  )
}

export const view: FieldView<'url'> = {
  Cell: WebLink,
  Display: WebLink,
  Input: textInput(attributes),
  Filter: containsFilter({ dir: 'ltr' }),
  withForm: true,
}
