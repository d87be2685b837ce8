import { useGetList, useTranslate } from 'ra-core'
import { toAccountRoles } from '../../domain/accounts/roles'
import { useIsPlain } from '../../providers/backend/backendContext'
import { useMay } from '../../providers/backend/catalogueContext'

/** Administrators who can change the role, if visible. */
export function Administrators() {
  const translate = useTranslate()
  const isOpen = useMay('users', 'list')
  const isPlain = useIsPlain()
  const { data = [] } = useGetList(
    'users',
    {
      filter: { ROLE: [...toAccountRoles(['10'])], ...(!isPlain && { ACTIVE: true }) },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'DISPLAYNAME', order: 'ASC' },
      meta: { list: true },
    },
    { enabled: isOpen, retry: false },
  )
  if (data.length === 0) return null
  return (
    <section className="p-card denied">
      <h2>{translate('account.denied.forbiddenAdmins')}</h2>
      <ul>
        {data.map(({ id, DISPLAYNAME, EMAIL }) => (
          <li key={id}>
            <bdi>{String(DISPLAYNAME ?? '')}</bdi> · <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
