import '../resources.css'
import { HttpError } from 'ra-core'
import { Suspense } from 'react'
import { withNamespaces } from '../../i18n/inUse'
import { policyOf } from '../../model/access/access'
import { fieldsOf } from '../../model/rules/rule'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { LoadingForm } from '../../ui/loading/Loading'
import { ParentLink } from '../../ui/page/ParentLink'
import { Text } from '../../ui/primitives/Text'
import { ErrorState } from '../../ui/states/ErrorState'
import { later } from '../../ui/theme/later'
import { useRecord } from '../record/useRecord'
import { ShowScreen } from './ShowScreen'

/** To which records the reader's role is limited. */
const LazyOwnRows = later<object>(() =>
  withNamespaces(import('../list/empty/OwnRows'), 'list', 'field').then(module => module.OwnRows),
)

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
            <Suspense fallback={null}>
              <LazyOwnRows />
            </Suspense>
          </Text>
        )}
      </div>
    )
  }
  return <LoadingForm />
}
