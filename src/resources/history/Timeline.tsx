import './history.css'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { date } from '../../model/kinds/time'
import { later } from '../../pieces/later'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useLanguage } from '../../providers/backendContext'
import { byDay } from './byDay'
import { Entry } from './Entry'
import type { HistoryProps } from './History'
import type { PutBackDialogProps } from './PutBackDialog'
import { type PutBackWish, returnsOf } from './putBack'
import { useHistory } from './useHistory'
import { Votes } from './Votes'

const PutBackDialog = later<PutBackDialogProps>(() =>
  import('./PutBackDialog').then(module => module.PutBackDialog),
)

/** Who did what when, newest first, by day. */
export function Timeline({ resource, record }: HistoryProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { entries, error, isPending, refetch, hasMore, isMore, more } = useHistory(resource, record)
  const [wish, setWish] = useState<PutBackWish>()
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (entries.length === 0) return <p className="h-none">{translate('app.history.empty')}</p>
  return (
    <>
      <Votes resource={resource} record={record} />
      {byDay(entries).map(([day, all]) => (
        <div key={day} className="h-day">
          <h3>{date.print(day, {}, language)}</h3>
          <ol>
            {all.map(entry => (
              <Entry key={entry.version} resource={resource} entry={entry} onPutBack={setWish} />
            ))}
          </ol>
        </div>
      ))}
      {hasMore && (
        <Button color="inherit" loading={isMore} onClick={more}>
          {translate('app.history.older')}
        </Button>
      )}
      <Suspense fallback={null}>
        {wish && (
          <PutBackDialog
            resource={resource}
            record={record}
            wish={wish}
            returns={returnsOf(resource, { record, entries, wish })}
            onClose={() => setWish(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
