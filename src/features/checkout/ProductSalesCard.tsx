import './selling.css'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { printNumber } from '../../base/numbers'
import { type ProductSales, type Sold, sales } from '../../contracts/shop'
import { htmlLang } from '../../i18n/languages'
import { date } from '../../kinds/date/data'
import { mayAct } from '../../model/access/access'
import { useBackend, useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import type { SlotProps } from '../../ui/features/slotProps'
import { ErrorState } from '../../ui/states/ErrorState'

/** Sales of a product: twelve months as bars, and the last readable orders. */
export function ProductSalesCard({ record = {} }: SlotProps) {
  const me = useMe()
  const orders = useResource('invoices')
  if (!mayAct(orders, me, 'list')) return null
  return <History code={String(record.CODIGO)} isBuyer={me.ROLE === '31'} />
}

function History({ code, isBuyer }: { readonly code: string; readonly isBuyer: boolean }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'sales', code],
    queryFn: ({ signal }) => call(http, sales, { params: { id: code }, signal }),
  })
  const title = translate(isBuyer ? 'goods.purchases' : 'goods.sales')
  if (error) return <ErrorState title={title} error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { months, last } = data
  return (
    <section className="p-card r-section sell-history">
      <h2>{title}</h2>
      {last.length === 0 ? (
        <p className="p-quiet r-related-none">{translate('goods.noSales')}</p>
      ) : (
        <>
          <Bars months={months} />
          <Orders sold={last} />
        </>
      )}
    </section>
  )
}

function Bars({ months }: { readonly months: ProductSales['months'] }) {
  const translate = useTranslate()
  const language = useLanguage()
  const most = Math.max(1, ...months.map(({ units }) => units))
  const short = new Intl.DateTimeFormat(htmlLang(language), { month: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(htmlLang(language), {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  return (
    <ol className="sell-bars">
      {months.map(({ month, units }) => {
        const first = new Date(`${month}-01T00:00:00.000Z`)
        const count = printNumber(units)
        return (
          <li
            key={month}
            title={`${long.format(first)} · ${translate('goods.soldUnits', { count })}`}
          >
            <span className="sell-count">{units > 0 ? count : ''}</span>
            <span className="sell-bar" style={{ blockSize: `${(units / most) * 88}px` }} />
            <span className="p-quiet sell-month">{short.format(first)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function Orders({ sold }: { readonly sold: readonly Sold[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const language = useLanguage()
  const hasPrice = sold.some(({ PRECIOUNITARIOVENTA }) => PRECIOUNITARIOVENTA !== undefined)
  const heads = ['order', 'buyer', 'date', 'units', ...(hasPrice ? ['price'] : [])]
  return (
    <div className="r-scroll">
      <table className="r-table r-compact">
        <caption className="p-hidden">{translate('goods.order')}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" data-align={at > 2 ? 'end' : undefined}>
                {translate(`goods.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sold.map(({ ID, CLIENTE, FECHA, CANTIDAD, PRECIOUNITARIOVENTA }) => (
            <tr key={ID}>
              <td>
                <LinkBase
                  className="f-link"
                  to={createPath({ resource: 'invoices', type: 'show', id: ID })}
                >
                  INV-{ID}
                </LinkBase>
              </td>
              <td>
                <bdi>{CLIENTE ?? '—'}</bdi>
              </td>
              <td>{date.print(FECHA, {}, language)}</td>
              <td data-align="end">{printNumber(CANTIDAD)}</td>
              {hasPrice && <td data-align="end">{formatMoney(PRECIOUNITARIOVENTA ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
