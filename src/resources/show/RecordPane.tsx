import '../resources.css'
import { useResource } from '../../providers/backend/catalogueContext'
import { LoadingRecord } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { type SentRecord, useRecord } from '../record/useRecord'
import { ShowScreen } from './ShowScreen'

/** A record of the resource around it, with its actions, inside a page of others. */
export function RecordPane({ id }: { readonly id: SentRecord['id'] }) {
  const { data, error, refetch } = useRecord(useResource(), String(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <ShowScreen record={data} isBeside /> : <LoadingRecord />
}
