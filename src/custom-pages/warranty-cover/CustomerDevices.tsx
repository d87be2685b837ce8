import { useQuery } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import { clientCovers } from '../../contracts/service'
import { CoverChip } from '../../features/devices/CoverCard'
import { date } from '../../kinds/date/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'

interface CustomerDevicesProps {
  readonly client: string
  readonly onDevice: (code: string) => void
}

/** A customer's latest purchases, each with its warranty. */
export function CustomerDevices({ client, onDevice }: CustomerDevicesProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { http } = useBackend()
  const { data: customer } = useGetOne('clients', { id: client })
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['covers', client],
    queryFn: async ({ signal }) =>
      (await call(http, clientCovers, { query: { cliente: client }, signal })).result,
    retry: false,
  })
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className="p-card cv-card">
      <h2 className="wc-h">
        <bdi>{customer?.Cliente ?? client}</bdi>
      </h2>
      {data.length === 0 && <p className="cv-note">{translate('devices.coverNoDevices')}</p>}
      <ul className="p-stack wc-list">
        {data.map(({ IMEI_SERIE, NOM_PRODUCTO, garantia, hasta }) => (
          <li key={IMEI_SERIE}>
            <button type="button" onClick={() => onDevice(IMEI_SERIE)}>
              <strong>
                <bdi>{NOM_PRODUCTO}</bdi>
              </strong>
              <bdi dir="ltr">{IMEI_SERIE}</bdi>
              <span>
                <CoverChip garantia={garantia} />{' '}
                {translate('devices.until', { day: date.print(hasta, {}, language) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
