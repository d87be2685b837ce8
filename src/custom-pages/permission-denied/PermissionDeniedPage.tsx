import Check from '@mui/icons-material/CheckCircleOutlined'
import { useCreatePath, useTranslate } from 'ra-core'
import { Navigate } from 'react-router-dom'
import { isGranted } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useMay } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/primitives/Card'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { Forbidden } from '../../ui/states/Forbidden'
import { RequestAccessButton } from '../../ui/states/RequestAccessButton'
import { StateFrame } from '../../ui/states/StateFrame'
import { Administrators } from './Administrators'
import { RequestAccess } from './RequestAccess'
import { useRequestedPage } from './useRequestedPage'

/** The page a person was led away from, the roles it needs, and who can grant access. */
export function PermissionDeniedPage() {
  const from = useRequestedPage()
  // a role that was granted meanwhile
  if (from?.isOpen) return <Navigate replace to={from.path} />
  return (
    <div className="p-page">
      <Card as="div" flush>
        {from ? <ClosedPage {...from} /> : <NoPage />}
      </Card>
      <CardBoundary>
        <Administrators />
      </CardBoundary>
    </div>
  )
}

function ClosedPage({ path, label, able }: NonNullable<ReturnType<typeof useRequestedPage>>) {
  const translate = useTranslate()
  return (
    <Forbidden isPage title={translate('account.denied.from', { page: label })} able={able}>
      <RequestAccessButton key={path} page={path} />
    </Forbidden>
  )
}

/** Opened without naming a page. */
function NoPage() {
  const translate = useTranslate()
  const labels = useLabels()
  const createPath = useCreatePath()
  const catalogue = useCatalogue()
  const me = useMe()
  const mayListUsers = useMay('users', 'list')
  const closed = [...catalogue.resources.values()].filter(
    resource => resource.schema.menu !== undefined && !isGranted(resource, me, 'list'),
  )
  if (closed.length > 0)
    return (
      <Forbidden isPage>
        <RequestAccess closed={closed} />
      </Forbidden>
    )
  return (
    <StateFrame
      icon={Check}
      isPage
      title={translate('account.denied.allOpen')}
      text={translate('account.denied.allOpenText')}
    >
      {mayListUsers && (
        <ButtonLink variant="outlined" to={createPath({ resource: 'users', type: 'list' })}>
          {labels.many(catalogue.get('users'))}
        </ButtonLink>
      )}
    </StateFrame>
  )
}
