import { useTranslate } from 'ra-core'
import { kindsFor, type NoticeKind } from '../../model/definition/notice'
import { useMe } from '../../providers/backend/backendContext'
import { Select } from '../primitives/inputs'

interface KindChoiceProps {
  readonly selected: NoticeKind | undefined
  readonly onChoose: (kind: NoticeKind | undefined) => void
}

/** Filters notices by kind. */
export function KindChoice({ selected, onChoose }: KindChoiceProps) {
  const translate = useTranslate()
  const kinds = kindsFor(useMe().ROLE)
  return (
    <div className="p-bar p-end">
      <Select
        compact
        aria-label={translate('shell.notices.byKind')}
        value={selected ?? ''}
        onChange={({ target }) => onChoose(kinds.find(kind => kind === target.value))}
        options={kinds.map(kind => [kind, translate(`shell.notices.${kind}`)])}
      >
        <option value="">{translate('shell.notices.anyKind')}</option>
      </Select>
    </div>
  )
}
