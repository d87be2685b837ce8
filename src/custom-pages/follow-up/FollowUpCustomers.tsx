import { LinkBase, useTranslate } from 'ra-core'
import { dayOf, daysBetween, today } from '../../base/day'
import { ContactButton } from '../../features/customers/ContactButton'
import { ContactLinks } from '../../features/customers/ContactLinks'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { NoteState } from '../../features/customers/NoteState'
import { mayAct } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useResource, useTexts } from '../../providers/backend/catalogueContext'
import { useNarrowedPath } from '../../resources/record/narrowedPath'
import { Button } from '../../ui/controls/Button'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import { EmptyState } from '../../ui/states/EmptyState'
import { Waiting } from '../../ui/states/Waiting'
import { type Basis, type BucketQuery, useBucket } from './useBucket'

/** Customers to contact, with their main data. */
export function FollowUpCustomers({ query }: { readonly query: BucketQuery }) {
  const translate = useTranslate()
  const { data, total, error, refetch, isFetching, showMore } = useBucket(query)
  if (!data) return <Waiting error={error} onRetry={refetch} />
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
        <Button loading={isFetching} onClick={showMore} i18nKey="clients.more" />
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
      {days <= 0
        ? translate('clients.todayDay')
        : translate('clients.days', { days, number: days })}
    </Text>
  )
}

/** Related resources of a customer (business.md#customer-follow-up), with their reference field. */
const relatedResources = {
  invoices: 'CLIENTEID',
  payments: 'CARD_CODE',
  'client-contacts': 'CLIENTE_ID',
} as const

/** Links to orders, payments and contacts of a customer, and to its form. */
function CustomerLinks({ client }: { readonly client: Client }) {
  const { translate, labels } = useTexts()
  const me = useMe()
  const catalogue = useCatalogue()
  const narrowedPath = useNarrowedPath()
  const open = Object.entries(relatedResources)
    .map(([name, by]) => ({ target: catalogue.get(name), by }))
    .filter(({ target }) => mayAct(target, me, 'list'))
  return (
    <Row as="nav" wrap gap={2} className="fu-links" aria-label={client.Cliente}>
      {open.map(({ target, by }) => (
        <LinkBase key={by} className="f-link" to={narrowedPath(target, { [by]: client.id })}>
          {labels.many(target)}
        </LinkBase>
      ))}
      <RecordLink resource="clients" id={client.id}>
        {translate('clients.sheet')}
      </RecordLink>
    </Row>
  )
}
