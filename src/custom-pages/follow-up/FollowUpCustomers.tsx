import { LinkBase, useTranslate } from 'ra-core'
import { dayOf, daysBetween, today } from '../../base/day'
import { ContactButton } from '../../features/customers/ContactButton'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { NoteState } from '../../features/customers/NoteState'
import { Ways } from '../../features/customers/Ways'
import { Button } from '../../pieces/controls/Button'
import { LoadingRows } from '../../pieces/loading/Loading'
import { EmptyState } from '../../pieces/states/EmptyState'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
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
      <div className="fu-who">
        <LinkBase className="f-link" to={`/dashboard/customer?id=${encodeURIComponent(client.ID)}`}>
          <bdi>{client.Cliente}</bdi>
        </LinkBase>
        <span className="cl-quiet">
          <bdi className="f-code">{client.ID}</bdi>
        </span>
        <span className="cl-quiet">{place}</span>
        <CustomerLinks client={client} />
      </div>
      <div className="p-stack fu-credit">
        <CreditBar client={client} />
        <NoteState due={client.U_LS_Vencimiento_Pagare} />
      </div>
      <div className="p-row fu-acts">
        <Ways client={client} />
        <ContactButton client={client} variant="text" />
      </div>
    </li>
  )
}

/** Number of days; "never" as text. */
function Since({ at }: { readonly at: string | null | undefined }) {
  const translate = useTranslate()
  if (!at) return <span className="fu-since">∞ {translate('clients.never')}</span>
  const days = daysBetween(dayOf(at), today(new Date()))
  return (
    <span className="fu-since">
      {days <= 0 ? translate('clients.todayDay') : translate('clients.days', { days })}
    </span>
  )
}
