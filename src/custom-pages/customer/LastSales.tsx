import { useTranslate } from 'ra-core'
import { type LastSale, lastSales } from '../../contracts/shop'
import type { Client } from '../../features/customers/client'
import { localeOf } from '../../i18n/languages'
import { date } from '../../kinds/date/data'
import { mayAct } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useCall } from '../../providers/backend/useCall'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { ErrorState } from '../../ui/states/Waiting'

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
  const { data, error, refetch } = useCall(
    lastSales,
    { params: { id: client.ID } },
    { queryKey: ['invoices', 'last-sales', client.ID] },
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const most = Math.max(LONG, ...(data?.brands ?? []).map(({ DIAS }) => DIAS))
  return (
    <Card title={translate('clients.lastSales')} level={3}>
      {data?.brands.length === 0 && (
        <Text tone="secondary">{translate('clients.noLastSales')}</Text>
      )}
      <Stack as="ol" gap={4}>
        {data?.brands.map(sale => (
          <Brand key={sale.MARCA} sale={sale} share={sale.DIAS / most} />
        ))}
      </Stack>
    </Card>
  )
}

function Brand({ sale, share }: { readonly sale: LastSale; readonly share: number }) {
  const language = useLanguage()
  const since = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  const { NOMBRE, FECHA, DIAS, PEDIDO, PRODUCTO, CODIGO } = sale
  const ago = since.format(-DIAS, 'day')
  return (
    <Stack as="li" gap={1}>
      <Row justify="between">
        <Text as="strong" size="md">
          <bdi>{NOMBRE}</bdi>
        </Text>
        <Text size="sm">{ago}</Text>
      </Row>
      <Meter label={`${NOMBRE}: ${ago}`} value={Math.max(0.02, share)} tone={getAgeTone(DIAS)} />
      <Text size="sm" tone="secondary">
        <bdi>{PRODUCTO ?? CODIGO}</bdi> · {date.print(FECHA, {}, language)} ·{' '}
        <RecordLink resource="invoices" id={PEDIDO}>
          INV-{PEDIDO}
        </RecordLink>
      </Text>
    </Stack>
  )
}

const getAgeTone = (days: number) =>
  days <= USUAL ? 'success' : days <= LONG ? 'warning' : 'error'
