import '../resources.css'
import { ParentLink } from '../../pieces/crumbs/ParentLink'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import type { PageProps } from '../resourceViews'
import { useRecord } from '../useRecord'
import { ShowScreen } from './ShowScreen'

/** The page of one record. */
export function ShowPage({ resource }: PageProps) {
  const { data, error, refetch } = useRecord(resource)
  if (data) return <ShowScreen resource={resource} record={data} />
  if (error) {
    return (
      <div className="p-page">
        <ParentLink />
        <ErrorState isPage error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return <LoadingForm />
}
