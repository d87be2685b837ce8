import { useQuery } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import { date } from '../../model/kinds/time'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useBackend, useLanguage } from '../../providers/backendContext'
import { coversOfClient } from '../../providers/coverCalls'
import { CoverChip } from '../../resources/device/CoverCard'

interface CustomerDevicesProps {
  readonly client: string
  readonly onDevice: (code: string) => void
}

/** What a customer bought last, each with its cover. */
export function CustomerDevices({ client, onDevice }: CustomerDevicesProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { http } = useBackend()
  const { data: known } = useGetOne('clients', { id: client })
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['covers', client],
    queryFn: ({ signal }) => coversOfClient(http, client, signal),
    retry: false,
  })
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className="p-card cv-card">
      <h2 className="wc-h">
        <bdi>{known?.Cliente ?? client}</bdi>
      </h2>
      {data.length === 0 && <p className="cv-note">{translate('devices.coverNoDevices')}</p>}
      <ul className="wc-list">
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
