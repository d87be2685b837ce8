import { useTranslate } from 'ra-core'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { PastDialog } from '../trash/PastDialog'
import { BatchRow } from './BatchRow'
import { useBatches } from './useBatches'

export interface BatchesDialogProps {
  readonly onClose: () => void
}

/** Recent imports, bulk changes and bulk deletions of a list, each with its undo. */
export function BatchesDialog({ onClose }: BatchesDialogProps) {
  const translate = useTranslate()
  return (
    <PastDialog title={translate('list.batches.title')} onClose={onClose}>
      <Batches />
    </PastDialog>
  )
}

function Batches() {
  const resource = useResource()
  const translate = useTranslate()
  const { batches, error, isPending, refetch, hasMore, isMore, more } = useBatches(resource)
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (batches.length === 0) return <p className="t-none">{translate('list.batches.empty')}</p>
  return (
    <>
      <ul className="t-rows">
        {batches.map(batch => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </ul>
      {hasMore && (
        <Button color="inherit" disabled={isMore} onClick={more}>
          {translate('history.older')}
        </Button>
      )}
    </>
  )
}
