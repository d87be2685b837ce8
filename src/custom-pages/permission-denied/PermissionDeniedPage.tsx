import Check from '@mui/icons-material/CheckCircleOutlined'
import { useCreatePath, useGetList, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { administratorRoles, type Role } from '../../base/business'
import { isGranted } from '../../model/access/access'
import { hasAccess, rolesThatOpen } from '../../model/access/pageAccess'
import { rolesThatMay } from '../../model/access/requires'
import type { Resource } from '../../model/fields/resource'
import { useIsPlain, useMe } from '../../providers/backend/backendContext'
import {
  useActiveOnly,
  useCatalogue,
  useMay,
  useTexts,
} from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { pageAt, useCustomPages } from '../../providers/navigation/customPages'
import { pathStatusAt } from '../../providers/navigation/publicUrls'
import { ButtonLink } from '../../ui/controls/Button'
import { Avatar } from '../../ui/primitives/Avatar'
import { Item } from '../../ui/primitives/Item'
import { Select } from '../../ui/primitives/inputs'
import { Card, Stack } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { Forbidden } from '../../ui/states/Forbidden'
import { RequestAccessButton } from '../../ui/states/RequestAccessButton'
import { StateFrame } from '../../ui/states/StateFrame'

/** The page a person was led away from, the roles it needs, and who can grant access. */
export function PermissionDeniedPage() {
  const from = useRequestedPage()
  const hasClosed = useClosed().length > 0
  // a role that was granted meanwhile
  if (from?.isOpen) return <Navigate replace to={from.path} />
  return (
    <div className="p-page">
      <Card as="div" flush>
        {from ? <ClosedPage {...from} /> : <NoPage />}
      </Card>
      {(from || hasClosed) && (
        <CardBoundary>
          <Administrators />
        </CardBoundary>
      )}
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
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const catalogue = useCatalogue()
  const mayListUsers = useMay('users', 'list')
  const closed = useClosed()
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

/** The lists of the menu that the role does not open. */
function useClosed() {
  const me = useMe()
  return [...useCatalogue().resources.values()].filter(
    resource => resource.schema.menu !== undefined && !isGranted(resource, me, 'list'),
  )
}

/** Chooses a closed page to request. */
function RequestAccess({ closed }: { closed: readonly Resource[] }) {
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const [selected, setSelected] = useState(closed[0]?.name ?? '')
  const page = createPath({ resource: selected, type: 'list' })
  return (
    <Stack gap={3} align="center">
      <Select
        label={translate('account.denied.askWhich')}
        value={selected}
        onText={setSelected}
        options={closed.map(resource => [resource.name, labels.many(resource)])}
      />
      <RequestAccessButton key={page} page={page} />
    </Stack>
  )
}

interface RequestedPage {
  /** Absolute, without trailing slash. */
  readonly path: string
  readonly isOpen: boolean
  readonly label: string
  /** The roles that have access. */
  readonly able: readonly Role[]
}

/** The page named by `?from=/dashboard/…`, if it exists. */
function useRequestedPage(): RequestedPage | undefined {
  const { translate, labels } = useTexts()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const me = useMe()
  const [search] = useSearchParams()
  const path = (search.get('from') ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '')
  const page = pageAt(pages, path)
  if (page) {
    const { access, label } = page
    const isOpen = hasAccess(access, me, catalogue)
    return { path, isOpen, label: translate(label), able: rolesThatOpen(access, catalogue) }
  }
  const { resource, view } = pathStatusAt(catalogue, path) ?? {}
  if (!resource || !view) return undefined
  const label =
    view === 'create'
      ? translate('app.action.createNamed', { name: labels.oneInside(resource) })
      : labels.many(resource)
  return { path, isOpen: isGranted(resource, me, view), label, able: rolesThatMay(resource, view) }
}

/** Administrators who can change the role, if visible. */
function Administrators() {
  const translate = useTranslate()
  const isOpen = useMay('users', 'list')
  const isPlain = useIsPlain()
  const activeOnly = useActiveOnly()
  const { data = [] } = useGetList(
    'users',
    firstOfList('DISPLAYNAME', 5, {
      ROLE: [...administratorRoles()],
      ...(!isPlain && activeOnly),
    }),
    { enabled: isOpen },
  )
  if (data.length === 0) return null
  return (
    <Card title={translate('account.denied.forbiddenAdmins')}>
      <Stack as="ul" gap={0} divided>
        {data.map(({ id, DISPLAYNAME, EMAIL, PHOTOURL }) => (
          <li key={id}>
            <Item
              start={<Avatar name={String(DISPLAYNAME ?? '')} photo={PHOTOURL} />}
              title={<bdi>{String(DISPLAYNAME ?? '')}</bdi>}
              sub={
                <a className="f-link" href={`mailto:${EMAIL}`}>
                  {EMAIL}
                </a>
              }
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
