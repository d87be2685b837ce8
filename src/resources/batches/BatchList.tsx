import { useTranslate } from 'ra-core'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { Stack } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import { BatchRow } from './BatchRow'
import { type BatchSelection, useBatches } from './useBatches'

interface BatchListProps {
  readonly selection: BatchSelection
}

/** Imports, bulk changes and steps of many records, each with its records and its undo. */
export function BatchList({ selection }: BatchListProps) {
  const translate = useTranslate()
  const { batches, error, isPending, refetch, hasMore, isMore, more } = useBatches(selection)
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (batches.length === 0)
    return <StateFrame scene="empty" title={translate('list.batches.empty')} />
  return (
    <>
      <Stack as="ul" divided>
        {batches.map(batch => (
          <BatchRow key={batch.id} batch={batch} isOfOne={selection.resource !== undefined} />
        ))}
      </Stack>
      {hasMore && (
        <Button color="inherit" disabled={isMore} onClick={more}>
          {translate('history.older')}
        </Button>
      )}
    </>
  )
}
