import { LinkBase, useTranslate } from 'ra-core'
import { type CustomerType, customerTypes } from '../../domain/customerTypes'
import { dayOf, daysBetween, today } from '../../domain/day'
import { textIn } from '../../domain/text'
import { Button } from '../../pieces/Button'
import { EmptyState } from '../../pieces/states/EmptyState'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useLanguage } from '../../providers/backendContext'
import { ContactButton } from '../../resources/clients/ContactButton'
import { CreditBar } from '../../resources/clients/CreditBar'
import type { Client } from '../../resources/clients/client'
import { NoteState } from '../../resources/clients/NoteState'
import { Ways } from '../../resources/clients/Ways'
import { Dealings } from './Dealings'
import { type Basis, useBucket, type Wanted } from './useBucket'

/** Whom to see, each with what one asks before calling. */
export function Customers({ wanted }: { readonly wanted: Wanted }) {
  const translate = useTranslate()
  const { data, total, error, refetch, isFetching, showMore } = useBucket(wanted)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  if (data.length === 0) return <EmptyState text={translate('clients.rangeEmpty')} />
  return (
    <>
      <p className="fu-count" role="status">
        {total !== undefined && translate('clients.prospects', { count: total })}
      </p>
      <ul className="fu-list" aria-label={translate('clients.clients')}>
        {data.map(client => (
          <Customer key={client.id} client={client} basis={wanted.basis} />
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
  const type = customerTypes[client.Tipo as CustomerType]
  const place = [type && textIn(type, language), client.Ciudad].filter(Boolean).join(' · ')
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
        <Dealings client={client} />
      </div>
      <div className="fu-credit">
        <CreditBar client={client} />
        <NoteState due={client.U_LS_Vencimiento_Pagare} />
      </div>
      <div className="fu-acts">
        <Ways client={client} />
        <ContactButton client={client} variant="text" />
      </div>
    </li>
  )
}

/** How many days it is; never is said as such. */
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
