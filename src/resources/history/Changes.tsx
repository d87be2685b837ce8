import { useResource } from '../../providers/backend/catalogueContext'
import './history.css'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { later } from '../../ui/theme/later'
import { DayGroups } from './DayGroups'
import type { HistoryProps } from './History'
import { HistoryItem } from './HistoryItem'
import { type RestoreInput, returnsOf } from './putBack'
import { useHistory } from './useHistory'
import { Votes } from './Votes'

const PutBackDialog = later(() => import('./PutBackDialog'), 'PutBackDialog', 'form')

/** Changes newest first, grouped by day. */
export function Changes({ record }: HistoryProps) {
  const resource = useResource()
  const translate = useTranslate()
  const { entries, error, isPending, refetch, hasMore, isMore, more } = useHistory(resource, record)
  const [restoring, setRestoring] = useState<RestoreInput>()
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (entries.length === 0) return <p className="p-quiet">{translate('history.empty')}</p>
  return (
    <>
      <Votes record={record} />
      <DayGroups entries={entries}>
        {entry => <HistoryItem key={entry.version} entry={entry} onPutBack={setRestoring} />}
      </DayGroups>
      {hasMore && (
        <Button color="inherit" loading={isMore} onClick={more}>
          {translate('history.older')}
        </Button>
      )}
      <Suspense fallback={null}>
        {restoring && (
          <PutBackDialog
            record={record}
            restoring={restoring}
            returns={returnsOf(resource, { record, entries, restoring })}
            onClose={() => setRestoring(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
