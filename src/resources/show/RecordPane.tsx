import '../resources.css'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { ErrorState, LoadingRecord } from '../../ui/states/Waiting'
import { useRecord } from '../record/useRecord'
import { ShowScreen } from './ShowScreen'

/** A record of the resource around it, with its actions, inside a page of others. */
export function RecordPane({ id }: { readonly id: SentRecord['id'] }) {
  const { data, error, refetch } = useRecord(useResource(), String(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <ShowScreen record={data} isBeside /> : <LoadingRecord />
}
