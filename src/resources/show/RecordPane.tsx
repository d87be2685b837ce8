import '../resources.css'
import { ResourceContextProvider } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import { LoadingForm } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { type SentRecord, useRecord } from '../record/useRecord'
import { ShowScreen } from './ShowScreen'

interface RecordPaneProps {
  readonly resource: Resource
  readonly id: SentRecord['id']
}

/** A record with its actions, inside a page of others. */
export function RecordPane({ resource, id }: RecordPaneProps) {
  const { data, error, refetch } = useRecord(resource, String(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <ResourceContextProvider value={resource.name}>
      {data ? <ShowScreen record={data} isBeside /> : <LoadingForm />}
    </ResourceContextProvider>
  )
}
