import '../resources.css'
import { mayAct } from '../../model/access'
import { rolesThatMay } from '../../model/requires'
import { ErrorState } from '../../pieces/states/ErrorState'
import { Forbidden } from '../../pieces/states/Forbidden'
import { LoadingForm } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import type { PageProps } from '../resourceViews'
import { useRecord } from '../useRecord'
import { ShowScreen } from './ShowScreen'

/** The page of one record. */
export function ShowPage({ resource }: PageProps) {
  const me = useMe()
  const { data, error, refetch } = useRecord(resource)
  if (!mayAct(resource, me, 'show')) {
    return <Forbidden able={rolesThatMay(resource, 'show')} />
  }
  if (data) return <ShowScreen resource={resource} record={data} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <LoadingForm />
}
