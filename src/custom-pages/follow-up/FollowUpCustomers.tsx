import { LinkBase, useTranslate } from 'ra-core'
import { dayOf, daysBetween, today } from '../../base/day'
import { ContactButton } from '../../features/customers/ContactButton'
import { ContactLinks } from '../../features/customers/ContactLinks'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { NoteState } from '../../features/customers/NoteState'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState } from '../../ui/states/ErrorState'
import { CustomerLinks } from './CustomerLinks'
import { type Basis, type BucketQuery, useBucket } from './useBucket'

/** Customers to contact, with their main data. */
export function FollowUpCustomers({ query }: { readonly query: BucketQuery }) {
  const translate = useTranslate()
  const { data, total, error, refetch, isFetching, showMore } = useBucket(query)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  if (data.length === 0) return <EmptyState text={translate('clients.rangeEmpty')} />
  return (
    <>
      <p className="p-quiet fu-count" role="status">
        {total !== undefined && translate('clients.prospects', { count: total })}
      </p>
      <ul className="fu-list" aria-label={translate('clients.clients')}>
        {data.map(client => (
          <Customer key={client.id} client={client} basis={query.basis} />
        ))}
      </ul>
      {total !== undefined && data.length < total && (
        <Button loading={isFetching} onClick={showMore}>
          {translate('clients.more')}
        </Button>
      )}
    </>
  )
}

function Customer({ client, basis }: { readonly client: Client; readonly basis: Basis }) {
  const language = useLanguage()
  const type = useResource('clients').fields.get('Tipo')?.print(client.Tipo, language)
  const place = [type, client.Ciudad].filter(Boolean).join(' · ')
  return (
    <li>
      <Since at={client[basis]} />
      <Stack gap={0}>
        <LinkBase className="f-link" to={`/dashboard/customer?id=${encodeURIComponent(client.ID)}`}>
          <b>
            <bdi>{client.Cliente}</bdi>
          </b>
        </LinkBase>
        <Text size="sm" tone="secondary">
          <bdi className="f-code">{client.ID}</bdi> · {place}
        </Text>
        <CustomerLinks client={client} />
      </Stack>
      <Stack align="start" className="fu-credit">
        <CreditBar client={client} />
        <NoteState due={client.U_LS_Vencimiento_Pagare} />
      </Stack>
      <Row justify="end" className="fu-acts">
        <ContactLinks name={client.Cliente} phone={client.Celular} email={client.EMAIL} />
        <ContactButton client={client} variant="text" />
      </Row>
    </li>
  )
}

/** Number of days; "never" as text. */
function Since({ at }: { readonly at: string | null | undefined }) {
  const translate = useTranslate()
  if (!at) return <Text strong>{translate('clients.never')}</Text>
  const days = daysBetween(dayOf(at), today(new Date()))
  return (
    <Text strong>
      {days <= 0 ? translate('clients.todayDay') : translate('clients.days', { days })}
    </Text>
  )
}
