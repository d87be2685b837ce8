import '../history/history.css'
import { LinkBase, useTranslate } from 'ra-core'
import type { BulkOperationRecord } from '../../model/endpoints/operations'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { Stack } from '../../ui/primitives/layout'
import { Timeline } from '../../ui/primitives/Meter'
import { Text } from '../../ui/primitives/Text'
import { ErrorState } from '../../ui/states/ErrorState'
import { HistoryText } from '../history/HistoryText'
import { useRecordPath } from '../record/recordPath'
import { useBatch } from './useBatches'

/** The records of an operation, each with its fields before and after. */
export function BatchRecords({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const resource = useResource()
  const label = useLabels().many(resource)
  const { records, hidden, error, isPending, refetch, hasMore, isMore, more } = useBatch(id)
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Stack gap={3}>
      <Timeline label={label}>
        {records.map(record => (
          <WrittenRecord key={`${record.record} ${record.version}`} record={record} />
        ))}
      </Timeline>
      {hidden > 0 && (
        <Text size="sm" tone="secondary">
          {translate('history.operations.hidden', { number: hidden })}
        </Text>
      )}
      {hasMore && (
        <Button color="inherit" disabled={isMore} onClick={more}>
          {translate('history.older')}
        </Button>
      )}
    </Stack>
  )
}

interface WrittenProps {
  readonly record: BulkOperationRecord
}

function WrittenRecord({ record }: WrittenProps) {
  const translate = useTranslate()
  const { record: id, title, moved, gone } = record
  const to = useRecordPath(useResource())({ id })
  const name = <b dir="auto">{title}</b>
  const subject =
    to === undefined || gone ? (
      name
    ) : (
      <LinkBase className="f-link" to={to}>
        {name}
      </LinkBase>
    )
  return (
    <HistoryText entry={record as never} subject={subject}>
      {(moved || gone) && (
        <Text size="sm" tone="secondary">
          {translate(gone ? 'history.operations.gone' : 'history.operations.moved')}
        </Text>
      )}
    </HistoryText>
  )
}
