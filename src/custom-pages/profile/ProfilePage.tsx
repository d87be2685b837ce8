import { useGetOne } from 'ra-core'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { ShowScreen } from '../../resources/show/ShowScreen'
import type { Sent } from '../../resources/useRecord'
import '../../resources/resources.css'
import { ProfileNotices } from './ProfileNotices'

/** A person's own record, and what their account still lacks. */
export function ProfilePage() {
  const { ID } = useMe()
  const resource = useCatalogue().get('users')
  const { data, error, refetch } = useGetOne<Sent>(resource.name, { id: ID }, { retry: false })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingForm />
  return (
    <div className="p-page">
      <CardBoundary>
        <ProfileNotices user={data} />
      </CardBoundary>
      <ShowScreen resource={resource} record={data} />
    </div>
  )
}
