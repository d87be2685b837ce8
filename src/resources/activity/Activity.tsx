import { withNamespaces } from '../../i18n/inUse'
import '../history/fold.css'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { SlotProps } from '../../ui/features/slotProps'
import { later } from '../../ui/theme/later'
import type { ActivityListProps } from './ActivityList'

const ActivityList = later<ActivityListProps>(() =>
  withNamespaces(import('./ActivityList'), 'history', 'columns').then(
    module => module.ActivityList,
  ),
)

/** Changes this person made in any record; loaded on request. */
export function Activity({ record }: SlotProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  if (record?.id === undefined) return null
  return (
    <section className="p-card r-section r-history">
      <div className="r-related-head">
        <h2>{translate('history.activity')}</h2>
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onPointerEnter={() => void ActivityList.preload()}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'history.hideActivity' : 'history.showActivity')}
        </button>
      </div>
      <Suspense fallback={null}>{open && <ActivityList person={record.id as number} />}</Suspense>
    </section>
  )
}
