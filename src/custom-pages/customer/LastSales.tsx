import './lastSales.css'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { type LastSale, lastSales } from '../../contracts/shop'
import type { Client } from '../../features/customers/client'
import { localeOf } from '../../i18n/languages'
import { date } from '../../kinds/date/data'
import { mayAct } from '../../model/access/access'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useBackend, useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'

/** Days without a purchase of a brand: usual, long, and the minimum scale of a bar. */
const USUAL = 30
const LONG = 90

/** Last purchase of each brand, oldest first (business.md#customer-follow-up). */
export function LastSales({ client }: { readonly client: Client }) {
  const orders = useResource('invoices')
  return mayAct(orders, useMe(), 'list') ? <ByBrand client={client} /> : null
}

function ByBrand({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', 'last-sales', client.ID],
    queryFn: async ({ signal }) =>
      (await call(http, lastSales, { params: { id: client.ID }, signal })).brands,
    retry: false,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const most = Math.max(LONG, ...(data ?? []).map(({ DIAS }) => DIAS))
  return (
    <section className="p-card cu-card">
      <h3>{translate('clients.lastSales')}</h3>
      {data?.length === 0 && <p className="cl-quiet">{translate('clients.noLastSales')}</p>}
      <ol className="cu-last">
        {data?.map(sale => (
          <Brand key={sale.MARCA} sale={sale} share={sale.DIAS / most} />
        ))}
      </ol>
    </section>
  )
}

function Brand({ sale, share }: { readonly sale: LastSale; readonly share: number }) {
  const createPath = useCreatePath()
  const language = useLanguage()
  const since = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  const { NOMBRE, FECHA, DIAS, PEDIDO, PRODUCTO, CODIGO } = sale
  return (
    <li>
      <b>
        <bdi>{NOMBRE}</bdi>
      </b>
      <span className="cu-last-days">{since.format(-DIAS, 'day')}</span>
      <span className="cu-last-bar" data-age={getAgeTone(DIAS)} aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(2, share * 100)}%` }} />
      </span>
      <small>
        <bdi>{PRODUCTO ?? CODIGO}</bdi>
        <span>
          {' '}
          · {date.print(FECHA, {}, language)} ·{' '}
          <LinkBase
            className="f-link"
            to={createPath({ resource: 'invoices', type: 'show', id: PEDIDO })}
          >
            INV-{PEDIDO}
          </LinkBase>
        </span>
      </small>
    </li>
  )
}

const getAgeTone = (days: number) => (days <= USUAL ? 'fresh' : days <= LONG ? 'aging' : 'old')
