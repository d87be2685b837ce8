import { useGetList, useTranslate } from 'ra-core'
import { administratorRoles } from '../../base/business'
import { useIsPlain } from '../../providers/backend/backendContext'
import { useActiveOnly, useMay } from '../../providers/backend/catalogueContext'
import { Avatar } from '../../ui/primitives/Avatar'
import { Card } from '../../ui/primitives/Card'
import { Item } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'

/** Administrators who can change the role, if visible. */
export function Administrators() {
  const translate = useTranslate()
  const isOpen = useMay('users', 'list')
  const isPlain = useIsPlain()
  const activeOnly = useActiveOnly()
  const { data = [] } = useGetList(
    'users',
    {
      filter: { ROLE: [...administratorRoles()], ...(!isPlain && activeOnly) },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'DISPLAYNAME', order: 'ASC' },
      meta: { list: true },
    },
    { enabled: isOpen, retry: false },
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
