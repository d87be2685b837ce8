import { LinkBase, useGetList, useTranslate } from 'ra-core'
import { today } from '../../base/day'
import { useMoments } from '../../features/attendance/useMoments'
import { plainTitle, useReferred } from '../../fields/record/recordTitle'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { Card } from '../../ui/primitives/Card'
import { Item } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { Bones } from './Bones'

const some = { page: 1, perPage: 4 }
const sort = { field: 'FECHA', order: 'ASC' } as const

export function NextVisits() {
  const translate = useTranslate()
  const { ID } = useMe()
  const moments = useMoments()
  const { data: visits = [], isPending } = useGetList('visits', {
    pagination: some,
    sort,
    filter: { USER_ID: ID, VISITO: false, FECHA: { gte: today(new Date()) } },
    meta: listMeta,
  })
  return (
    <Card
      flush
      className="home-visits"
      title={translate('home.visits')}
      actions={<LinkBase to="/dashboard/calendar">{translate('home.agenda')}</LinkBase>}
    >
      {isPending ? (
        <Bones rows={3} />
      ) : (
        visits.length === 0 && (
          <Text as="p" tone="secondary" className="home-none">
            {translate('home.noVisits')}
          </Text>
        )
      )}
      <Stack as="ul" gap={0} divided className="home-rows">
        {visits.map(({ id, CLIENTE_ID, FECHA }) => (
          <li key={id}>
            <Item
              title={<CustomerName id={CLIENTE_ID} />}
              sub={<time dateTime={String(FECHA)}>{moments.moment(String(FECHA))}</time>}
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function CustomerName({ id }: { readonly id: string }) {
  const clients = useResource('clients')
  const language = useLanguage()
  const { record } = useReferred(clients, id)
  return <bdi>{record ? plainTitle(clients, record, language) : id}</bdi>
}
