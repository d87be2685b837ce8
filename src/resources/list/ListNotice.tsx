import Info from '@mui/icons-material/InfoOutlined'
import { useTranslate } from 'ra-core'
import type { RemovedParts } from '../../model/lists/listState'
import type { Views } from './state/useViews'

interface ListNoticeProps {
  readonly views: Views
  /** Names in the address that were dropped. */
  readonly dropped: readonly string[]
}

/** Explains in one line why the list differs from its address or view. */
export function ListNotice({ views: { active, isMissing }, dropped }: ListNoticeProps) {
  const translate = useTranslate()
  const sentences = [
    ...(isMissing ? [translate('list.views.missing')] : []),
    ...(active ? leftWords(active.left, translate) : []),
    ...(dropped.length > 0 ? [translate('list.views.dropped', { names: dropped.join(', ') })] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <p className="p-row r-notice" role="status">
      <Info fontSize="small" aria-hidden="true" />
      {sentences.join(' · ')}
    </p>
  )
}

const leftWords = (left: RemovedParts, translate: ReturnType<typeof useTranslate>) =>
  (['columns', 'filters', 'gone'] as const)
    .filter(what => left[what] > 0)
    .map(what => translate(`list.views.left.${what}`, { number: left[what] }))
