import { useState } from 'react'
import { hasFlow } from '../../model/fields/resource'
import { useIsPlain } from '../../providers/backend/backendContext'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import type { SlotProps } from '../../ui/features/slotProps'
import { Card, Stack } from '../../ui/primitives/layout'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

export interface HistoryProps {
  readonly record: SentRecord
}

const LastChange = quiet(later(() => import('./LastChange'), 'LastChange'))
const Changes = quiet(later(() => import('./Changes'), 'Changes', 'list', 'history', 'columns'))

/** The history as a named component. */
export const OwnHistory = ({ record }: SlotProps) =>
  record && <History record={record as SentRecord} />

/** The history of a record. It is open for resources with a flow, otherwise it opens on request. */
export function History({ record }: HistoryProps) {
  const { resource, translate } = useResourceView()
  const isPlain = useIsPlain()
  const [open, setOpen] = useState(hasFlow(resource))
  if (!resource.rest.concurrency || isPlain) return null
  return (
    <Card className="r-history" title={translate('history.title')}>
      <Stack gap={4}>
        <LastChange record={record}>
          <button
            type="button"
            className="f-link"
            aria-expanded={open}
            onPointerEnter={() => void Changes.preload()}
            onClick={() => setOpen(!open)}
          >
            {translate(open ? 'history.hide' : 'history.show')}
          </button>
        </LastChange>
        {open && <Changes record={record} />}
      </Stack>
    </Card>
  )
}
