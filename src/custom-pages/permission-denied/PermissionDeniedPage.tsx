import { useTranslate } from 'ra-core'
import { isGranted } from '../../model/access/access'
import { rolesThatMay } from '../../model/access/requires'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useRequirement } from '../../providers/backend/useDenied'
import { Ghost } from '../../ui/controls/Ghost'
import { Card } from '../../ui/primitives/Card'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { Forbidden } from '../../ui/states/Forbidden'
import { RequestAccessButton } from '../../ui/states/RequestAccessButton'
import { Administrators } from './Administrators'
import { RequestAccess } from './RequestAccess'
import { useClosedPage } from './useClosedPage'

/** Pages closed to the role, the roles they need, and who can grant access. */
export function PermissionDeniedPage() {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const requirement = useRequirement()
  const closed = [...useCatalogue().resources.values()].filter(
    resource => resource.schema.menu !== undefined && !isGranted(resource, me, 'list'),
  )
  const from = useClosedPage()
  const reason = from
    ? [translate('account.denied.from', { page: from.label }), requirement(from.able)]
    : closed.length === 0
      ? [translate('account.denied.allOpen')]
      : []
  return (
    <div className="p-page">
      <Card as="div" flush>
        <Forbidden isPage reason={reason.filter(Boolean).join(' ')}>
          {from ? (
            <RequestAccessButton page={from.path} />
          ) : (
            closed.length > 0 && <RequestAccess closed={closed} />
          )}
        </Forbidden>
      </Card>
      {closed.length > 0 && (
        <Card title={translate('account.denied.forbiddenClosed')}>
          <div className="p-ghosts">
            {closed.map(resource => (
              <Ghost key={resource.name} reason={requirement(rolesThatMay(resource, 'list'))}>
                {labels.many(resource)}
              </Ghost>
            ))}
          </div>
        </Card>
      )}
      <CardBoundary>
        <Administrators />
      </CardBoundary>
    </div>
  )
}
