import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { SlotProps } from '../../ui/features/slotProps'
import { Card } from '../../ui/primitives/Card'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

const ActivityList = quiet(
  later(() => import('./ActivityList'), 'ActivityList', 'history', 'columns'),
)

/** Changes this person made in any record; loaded on request. */
export function Activity({ record }: SlotProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  if (record?.id === undefined) return null
  return (
    <Card
      title={translate('history.activity')}
      actions={
        <button
          type="button"
          className="f-link"
          aria-expanded={open}
          onPointerEnter={() => void ActivityList.preload()}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'history.hideActivity' : 'history.showActivity')}
        </button>
      }
    >
      {open && <ActivityList person={record.id as number} />}
    </Card>
  )
}
