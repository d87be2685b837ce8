import { textIn } from '../../../base/text'
import type { FieldFor, FieldView, InputProps, ValueProps } from '../../../fields/display/fieldView'
import { ShareableLink } from '../../../fields/display/ShareableLink'
import { containsFilter, textInput } from '../../../fields/registry/parts'
import { Avatar } from '../../../ui/primitives/Avatar'

const attributes = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const

/** Only https addresses are links; they send no referrer. */
function WebLink({ field, value, language }: ValueProps<FieldFor<'url'>, string>) {
  const { copyLabel } = field.words
  if ('portrait' in field.words) return <Avatar name="" photo={value} size={40} />
  if (!value.startsWith('https://')) return <span dir="ltr">{value}</span>
  if (copyLabel) return <ShareableLink link={value} words={textIn(copyLabel, language)} />
  return (
    <a className="f-link f-clip" href={value} target="_blank" rel="noopener noreferrer" dir="ltr">
      {value.replace(/^https:\/\//, '')}
    </a>
  )
}

/** The photo beside its address. */
const portraitOf = ({ field }: InputProps, value: unknown) =>
  'portrait' in field.words && typeof value === 'string' && value !== '' ? (
    <span className="f-start">
      <Avatar name="" photo={value} size={32} />
    </span>
  ) : undefined

export const view: FieldView<'url'> = {
  Cell: WebLink,
  Display: WebLink,
  Input: textInput({ ...attributes, start: portraitOf }),
  Filter: containsFilter({ dir: 'ltr' }),
  withForm: true,
}
