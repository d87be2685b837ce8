import { LinkBase, useGetList, useNavigate, useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { named, useTitles } from '../../fields/record/useTitles'
import { withoutPrefix } from '../../kinds/id/data'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Button } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Input } from '../../ui/primitives/inputs'
import { Grid, Row, Stack, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { SeriesBar } from './SeriesBar'

const WAITING = 7
const PATH = '/dashboard/invoice/series'

/** The orders of the person's warehouses that wait for serials, the oldest first. */
export function OrderChoice() {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<SentRecord>(
    'invoices',
    firstOfList('ID', 100, { ESTADO: WAITING }),
  )
  return (
    <div className="p-page se">
      <PageHead>
        <FindOrder />
      </PageHead>
      {!data && <Waiting error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <StateFrame
          scene="empty"
          title={translate('devices.noOrders')}
          text={translate('devices.noOrdersText')}
        />
      )}
      {data && data.length > 0 && <Orders orders={data} />}
    </div>
  )
}

function Orders({ orders }: { readonly orders: readonly SentRecord[] }) {
  const clients = useTitles(
    'clients',
    orders.map(({ CLIENTEID }) => CLIENTEID),
  )
  const warehouses = useTitles(
    'warehouses',
    orders.map(({ BODEGA }) => BODEGA),
  )
  return (
    <Stack as="section" gap={3} aria-labelledby="se-orders">
      <Text as="h2" id="se-orders" size="lg" strong i18nKey="devices.orders" />
      <Grid as="ul" min={280}>
        {orders.map(order => (
          <li key={order.id}>
            <LinkBase className="p-box p-stack se-order" to={`${PATH}/${order.id}`}>
              <Row as="span" justify="between">
                <b>INV-{order.id}</b>
                <Text size="sm" tone="secondary">
                  {named(warehouses, order.BODEGA)}
                </Text>
              </Row>
              <Text clip>{named(clients, order.CLIENTEID)}</Text>
              <SeriesBar
                loaded={Number(order.SERIES_COUNT ?? 0)}
                requested={Number(order.SERIES_EXIGIDAS ?? 0)}
              />
            </LinkBase>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

function FindOrder() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const prefix = (useResource('invoices').key.words as { prefix?: string }).prefix ?? ''
  const [typed, setTyped] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    const id = withoutPrefix(typed.trim(), prefix)
    if (/^\d{1,15}$/.test(id)) navigate(`${PATH}/${id}`)
  }
  return (
    <form className="p-row se-find" onSubmit={go}>
      <Input
        aria-label={translate('devices.findOrder')}
        placeholder={translate('devices.findOrder')}
        autoComplete="off"
        inputMode="numeric"
        value={typed}
        onText={setTyped}
      />
      <Button type="submit" variant="outlined" color="inherit" i18nKey="devices.find" />
    </form>
  )
}
