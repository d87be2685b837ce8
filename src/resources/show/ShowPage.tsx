import '../resources.css'
import { LoadingForm } from '../../pieces/loading/Loading'
import { ParentLink } from '../../pieces/page/ParentLink'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useResource } from '../../providers/backend/catalogueContext'
import { useRecord } from '../record/useRecord'
import { ShowScreen } from './ShowScreen'

export function ShowPage() {
  const resource = useResource()
  const { data, error, refetch } = useRecord(resource)
  if (data) return <ShowScreen record={data} />
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
