import { useTranslate } from 'ra-core'
import { kindsFor, type NoticeKind } from '../../model/definition/notice'
import { useMe } from '../../providers/backend/backendContext'
import { kindIcons } from './kindIcons'

interface KindChoiceProps {
  readonly selected: NoticeKind | undefined
  readonly onChoose: (kind: NoticeKind | undefined) => void
}

/** Filters notices by kind; pressing the chosen kind again removes the filter. */
export function KindChoice({ selected, onChoose }: KindChoiceProps) {
  const translate = useTranslate()
  const { ROLE } = useMe()
  return (
    <fieldset className="p-wrap notice-kinds">
      <legend className="p-hidden">{translate('shell.notices.byKind')}</legend>
      {kindsFor(ROLE).map(kind => {
        const Icon = kindIcons[kind]
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === selected}
            onClick={() => onChoose(kind === selected ? undefined : kind)}
          >
            <Icon fontSize="inherit" aria-hidden="true" />
            {translate(`shell.notices.${kind}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
