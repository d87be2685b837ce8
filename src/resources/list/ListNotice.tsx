import Info from '@mui/icons-material/InfoOutlined'
import { useTranslate } from 'ra-core'
import type { LeftOut } from '../../model/listState'
import type { Views } from './useViews'

interface ListNoticeProps {
  readonly views: Views
  /** What of the address could not be used. */
  readonly dropped: readonly string[]
}

/** In one line, why the list does not stand as its address or its view says. */
export function ListNotice({ views: { active, isMissing }, dropped }: ListNoticeProps) {
  const translate = useTranslate()
  const said = [
    ...(isMissing ? [translate('app.views.missing')] : []),
    ...(active ? leftWords(active.left, translate) : []),
    ...(dropped.length > 0 ? [translate('app.views.dropped', { names: dropped.join(', ') })] : []),
  ]
  if (said.length === 0) return null
  return (
    <p className="r-notice" role="status">
      <Info fontSize="small" aria-hidden="true" />
      {said.join(' · ')}
    </p>
  )
}

const leftWords = (left: LeftOut, translate: ReturnType<typeof useTranslate>) =>
  (['columns', 'filters', 'gone'] as const)
    .filter(what => left[what] > 0)
    .map(what => translate(`app.views.left.${what}`, { number: left[what] }))
