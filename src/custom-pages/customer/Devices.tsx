import { useGetList, useTranslate } from 'ra-core'
import type { Client } from '../../features/customers/client'
import { ShownValue } from '../../fields/registry/ShownValue'
import { mayAct } from '../../model/access/access'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../resources/record/useRecord'

const orders = { page: 1, perPage: 50 }
const some = { page: 1, perPage: 12 }
const newest = { field: 'ID', order: 'DESC' } as const

/** Serials of the last delivered orders. */
export function Devices({ client }: { readonly client: Client }) {
  const serials = useResource('serials')
  return mayAct(serials, useMe(), 'list') ? <Sold client={client} /> : null
}

function Sold({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const serials = useResource('serials')
  const bought = useGetList<SentRecord>('invoices', {
    filter: { CLIENTEID: client.ID },
    pagination: orders,
    sort: newest,
    meta: listMeta,
  })
  const ids = (bought.data ?? []).map(({ id }) => id)
  const { data, error, refetch } = useGetList<SentRecord>(
    'serials',
    { filter: { ORDEN_ID: { in: ids } }, pagination: some, sort: newest, meta: listMeta },
    { enabled: ids.length > 0, retry: false },
  )
  const fields = ['INTERNAL_SERIAL', 'PRODUCTO_ID', 'ORDEN_ID'].map(name =>
    serials.fields.get(name),
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className="p-card cu-card">
      <h3>{translate('clients.devices')}</h3>
      {bought.data && (data?.length ?? 0) === 0 && (
        <p className="cl-quiet">{translate('clients.noDevices')}</p>
      )}
      <ul className="cu-devices">
        {data?.map(serial => (
          <li key={serial.id}>
            {fields.map(
              field =>
                field && (
                  <span key={field.name}>
                    <ShownValue field={field} value={serial[field.name]} as="Cell" />
                  </span>
                ),
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
