import '../resources.css'
import { useResource } from '../../providers/backend/catalogueContext'
import { LoadingForm } from '../../ui/loading/Loading'
import { ParentLink } from '../../ui/page/ParentLink'
import { ErrorState } from '../../ui/states/ErrorState'
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
