import { quiet } from '../../ui/theme/plainLater'
import '../resources.css'
import { HttpError } from 'ra-core'
import { policyOf } from '../../model/access/access'
import { fieldsOf } from '../../model/rules/rule'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { ParentLink } from '../../ui/page/ParentLink'
import { Text } from '../../ui/primitives/layout'
import { ErrorState, LoadingRecord } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { useRecord } from '../record/useRecord'
import { ShowScreen } from './ShowScreen'

/** To which records the reader's role is limited. */
const LazyOwnRows = quiet(later(() => import('../list/empty/OwnRows'), 'OwnRows', 'list', 'field'))

export function ShowPage() {
  const resource = useResource()
  const { data, error, refetch } = useRecord(resource)
  const isLimited = fieldsOf(policyOf(resource, useMe()).read).length > 0
  if (data) return <ShowScreen record={data} />
  if (error) {
    return (
      <div className="p-page">
        <ParentLink />
        <ErrorState isPage error={error} onRetry={() => void refetch()} />
        {isLimited && error instanceof HttpError && error.status === 404 && (
          <Text as="p" tone="secondary" className="r-limited">
            <LazyOwnRows />
          </Text>
        )}
      </div>
    )
  }
  return <LoadingRecord />
}
