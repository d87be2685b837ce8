import { useTranslate } from 'ra-core'
import type { SlotProps } from '../../ui/features/slotProps'
import { Card } from '../../ui/primitives/layout'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

const ActivityList = quiet(
  later(() => import('./ActivityList'), 'ActivityList', 'history', 'columns'),
)

/** The latest changes this person made in any record; the others on request. */
export function Activity({ record }: SlotProps) {
  const translate = useTranslate()
  if (record?.id === undefined) return null
  return (
    <Card title={translate('history.activity')}>
      <ActivityList person={record.id as number} most={4} isBrief />
    </Card>
  )
}
