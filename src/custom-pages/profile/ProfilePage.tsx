import { ResourceContextProvider, useGetOne } from 'ra-core'
import { LoadingForm } from '../../pieces/loading/Loading'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { listsOf } from '../../providers/dataProvider/local/rowIdentity'
import type { SentRecord } from '../../resources/record/useRecord'
import { ShowScreen } from '../../resources/show/ShowScreen'
import '../../resources/resources.css'
import { ProfileNotices } from './ProfileNotices'

/** The user's own record, with open tasks of the account. */
export function ProfilePage() {
  const { PLAIN_SERVER } = useMe()
  return (
    <ResourceContextProvider value="users">
      {PLAIN_SERVER ? <AccountShown /> : <OwnRecord />}
    </ResourceContextProvider>
  )
}

/** The account, on a server that does not answer single users. */
function AccountShown() {
  const { ID } = useMe()
  const { account } = useSession()
  const resource = useResource()
  return <ShowScreen record={{ ...listsOf(resource, account ?? {}), id: ID }} />
}

function OwnRecord() {
  const { ID } = useMe()
  const resource = useResource()
  const { data, error, refetch } = useGetOne<SentRecord>(
    resource.name,
    { id: ID },
    { retry: false },
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingForm />
  return (
    <div className="p-page">
      <CardBoundary>
        <ProfileNotices user={data} />
      </CardBoundary>
      <ShowScreen record={data} />
    </div>
  )
}
