import { LinkBase, useGetList, useTranslate } from 'ra-core'
import { useId } from 'react'
import { businessZone, today } from '../../base/day'
import { plainTitle, useReferred } from '../../fields/record/recordTitle'
import { localeOf } from '../../i18n/languages'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

const some = { page: 1, perPage: 6 }
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const sort = { field: 'FECHA', order: 'ASC' } as const

export function NextVisits() {
  const translate = useTranslate()
  const id = useId()
  const me = useMe()
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    timeZone: businessZone(),
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const { data: visits = [], isPending } = useGetList('visits', {
    pagination: some,
    sort,
    filter: { USER_ID: me.ID, VISITO: false, FECHA: { gte: today(new Date()) } },
    meta: listMeta,
  })
  return (
    <section className="g-card p-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('bi.nextVisits')}</h2>
        <LinkBase to="/dashboard/calendar">{translate('home.agenda')}</LinkBase>
      </header>
      {visits.length === 0 && !isPending && (
        <p className="p-centred g-empty">{translate('bi.noVisits')}</p>
      )}
      <ul className="home-visits" aria-busy={isPending}>
        {isPending &&
          placeholders.map(name => (
            <li key={name}>
              <span className="s-bar" />
              <span className="s-bar" />
            </li>
          ))}
        {visits.map(visit => (
          <li key={visit.id}>
            <ClientName id={visit.CLIENTE_ID} />
            <time dateTime={String(visit.FECHA)}>
              {format.format(new Date(String(visit.FECHA)))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ClientName({ id }: { readonly id: string }) {
  const clients = useResource('clients')
  const language = useLanguage()
  const { record } = useReferred(clients, id)
  return <bdi>{record ? plainTitle(clients, record, language) : id}</bdi>
}
