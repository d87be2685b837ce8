import { LoadingRows } from '../../ui/loading/Loading'
import { Stack } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/ErrorState'
import { BatchRow } from './BatchRow'
import { useBatch } from './useBatches'

/** One operation with its records open. */
export function OneBatch({ id }: { readonly id: string }) {
  const { operation, error, isPending, refetch } = useBatch(id)
  if (isPending) return <LoadingRows />
  if (error || !operation) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Stack as="ul" divided>
      <BatchRow batch={operation} isOpen />
    </Stack>
  )
}
