import type { ReactNode } from 'react'
import { useCall } from '../../providers/backend/useCall'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Card, Stack, Text } from '../../ui/primitives/layout'
import { Table } from '../../ui/primitives/Table'
import './selling.css'
import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { printNumber } from '../../base/numbers'
import { type ProductSales, type Sold, sales } from '../../contracts/shop'
import { htmlLang } from '../../i18n/languages'
import { date } from '../../kinds/date/data'
import { mayAct } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import type { SlotProps } from '../../ui/features/slotProps'
import { ErrorState } from '../../ui/states/Waiting'

/** Sales of a product: twelve months as bars, and the last readable orders. */
export function ProductSalesCard({ record = {} }: SlotProps) {
  const me = useMe()
  const orders = useResource('invoices')
  if (!mayAct(orders, me, 'list')) return null
  return <History code={String(record.CODIGO)} isBuyer={me.ROLE === '31'} />
}

function History({ code, isBuyer }: { readonly code: string; readonly isBuyer: boolean }) {
  const translate = useTranslate()
  const { data, error, refetch } = useCall(
    sales,
    { params: { id: code } },
    { queryKey: ['products', 'sales', code] },
  )
  const title = translate(isBuyer ? 'goods.purchases' : 'goods.sales')
  if (error) return <ErrorState title={title} error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { months, last } = data
  return (
    <Card title={title}>
      {last.length === 0 ? (
        <Text as="p" tone="secondary" i18nKey="goods.noSales" />
      ) : (
        <Stack gap={4}>
          <Bars months={months} />
          <Orders sold={last} />
        </Stack>
      )}
    </Card>
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
            <Text size="sm" strong>
              {units > 0 ? count : ''}
            </Text>
            <span className="sell-bar" style={{ blockSize: `${(units / most) * 88}px` }} />
            <Text size="xs" tone="secondary">
              {short.format(first)}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}

function Orders({ sold }: { readonly sold: readonly Sold[] }) {
  const { translate, language } = useTexts()
  const hasPrice = sold.some(({ PRECIOUNITARIOVENTA }) => PRECIOUNITARIOVENTA !== undefined)
  const column = (key: string, cell: (sale: Sold) => ReactNode, isNumber = false) => ({
    ...{ key, label: translate(`goods.${key}`), cell, isNumber },
  })
  return (
    <Table
      label={translate('goods.order')}
      rows={sold}
      rowKey={({ ID }) => ID}
      columns={[
        column('order', ({ ID }) => (
          <RecordLink resource="invoices" id={ID}>
            INV-{ID}
          </RecordLink>
        )),
        column('buyer', ({ CLIENTE }) => <bdi>{CLIENTE ?? '—'}</bdi>),
        column('date', ({ FECHA }) => date.print(FECHA, {}, language)),
        column('units', ({ CANTIDAD }) => printNumber(CANTIDAD), true),
        ...(hasPrice
          ? [column('price', sale => formatMoney(sale.PRECIOUNITARIOVENTA ?? 0), true)]
          : []),
      ]}
    />
  )
}
