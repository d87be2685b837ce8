import './lastSales.css'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { localeOf } from '../../i18n/languages'
import { mayAct } from '../../model/access'
import { date } from '../../model/kinds/time'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useBackend, useLanguage, useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { Client } from '../../resources/clients/client'

interface LastSale {
  readonly MARCA: string
  readonly NOMBRE: string
  readonly FECHA: string
  /** Since then. */
  readonly DIAS: number
  readonly PEDIDO: number
  readonly PRODUCTO: string | null
  readonly CODIGO: string
}

/** Days without buying a brand: a month is usual, three are long, and the least a bar is measured by. */
const USUAL = 30
const LONG = 90

/** When they last bought each brand, the longest forgotten first (domain.md 5.11). */
export function LastSales({ client }: { readonly client: Client }) {
  const orders = useResource('invoices')
  return mayAct(orders, useMe(), 'list') ? <ByBrand client={client} /> : null
}

function ByBrand({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', 'last-sales', client.ID],
    queryFn: async ({ signal }) => {
      const path = `/hanadb/api/clients/${encodeURIComponent(client.ID)}/last-sales`
      const answer = await http.exchange(path, { signal })
      if (!answer.ok) throw httpErrorOf(answer)
      return (answer.body as { brands: readonly LastSale[] }).brands
    },
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
      <span className="cu-last-bar" data-age={ageOf(DIAS)} aria-hidden="true">
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

const ageOf = (days: number) => (days <= USUAL ? 'fresh' : days <= LONG ? 'aging' : 'old')
