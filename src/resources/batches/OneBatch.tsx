import '../trash/trash.css'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { BatchRow } from './BatchRow'
import { useBatch } from './useBatches'

/** One operation with its records open. */
export function OneBatch({ id }: { readonly id: string }) {
  const { operation, error, isPending, refetch } = useBatch(id)
  if (isPending) return <LoadingRows />
  if (error || !operation) return <ErrorState error={error} onRetry={refetch} />
  return (
    <ul className="t-rows">
      <BatchRow batch={operation} isOpen />
    </ul>
  )
}
