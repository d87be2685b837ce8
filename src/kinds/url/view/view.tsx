import { textIn } from '../../../base/text'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { containsFilter } from '../../../fields/registry/parts'
import { Avatar } from '../../../ui/primitives/Avatar'
import { later } from '../../../ui/theme/later'
import { plainLater, quiet } from '../../../ui/theme/plainLater'

const ShareableLink = quiet(
  plainLater(() => import('../../../fields/display/ShareableLink'), 'ShareableLink'),
)

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

export const view: FieldView<'url'> = {
  Cell: WebLink,
  Display: WebLink,
  Input: later(() => import('./UrlInput'), 'UrlInput', 'account', 'validation'),
  Filter: containsFilter({ dir: 'ltr' }),
  withForm: true,
}
