import { useGetList, useTranslate } from 'ra-core'
import type { Client } from '../../features/customers/client'
import { ShownValue } from '../../fields/registry/ShownValue'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Card, Grid, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/Waiting'

/** Serials of the last delivered orders. */
export function Devices({ client }: { readonly client: Client }) {
  const serials = useResource('serials')
  return mayAct(serials, useMe(), 'list') ? <Sold client={client} /> : null
}

function Sold({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const serials = useResource('serials')
  const bought = useGetList<SentRecord>(
    'invoices',
    firstOfList('ID desc', 50, { CLIENTEID: client.ID }),
  )
  const ids = (bought.data ?? []).map(({ id }) => id)
  const { data, error, refetch } = useGetList<SentRecord>(
    'serials',
    firstOfList('ID desc', 12, { ORDEN_ID: { in: ids } }),
    { enabled: ids.length > 0 },
  )
  const fields = ['INTERNAL_SERIAL', 'PRODUCTO_ID', 'ORDEN_ID'].map(name =>
    serials.fields.get(name),
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={translate('clients.devices')} level={3}>
      {bought.data && (data?.length ?? 0) === 0 && (
        <Text tone="secondary">{translate('clients.noDevices')}</Text>
      )}
      <Stack as="ul" gap={0} divided>
        {data?.map(serial => (
          <Grid as="li" key={serial.id} min={150} fit gap={2} className="cu-device">
            {fields.map(
              field =>
                field && (
                  <span key={field.name}>
                    <ShownValue field={field} value={serial[field.name]} as="Cell" />
                  </span>
                ),
            )}
          </Grid>
        ))}
      </Stack>
    </Card>
  )
}
