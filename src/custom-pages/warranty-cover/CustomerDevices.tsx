import { useQuery } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import { clientCovers } from '../../contracts/service'
import { CoverChip, CoverNote } from '../../features/devices/CoverCard'
import { date } from '../../kinds/date/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { LoadingRows } from '../../ui/loading/Loading'
import { Card } from '../../ui/primitives/Card'
import { ItemButton } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'
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
    <Card title={<bdi>{customer?.Cliente ?? client}</bdi>}>
      {data.length === 0 && <CoverNote>{translate('devices.coverNoDevices')}</CoverNote>}
      <Stack as="ul" gap={0} divided>
        {data.map(({ IMEI_SERIE, NOM_PRODUCTO, garantia, hasta }) => (
          <li key={IMEI_SERIE}>
            <ItemButton
              title={<bdi>{NOM_PRODUCTO}</bdi>}
              sub={
                <>
                  <bdi dir="ltr">{IMEI_SERIE}</bdi> ·{' '}
                  {translate('devices.until', { day: date.print(hasta, {}, language) })}
                  <br />
                  <CoverChip garantia={garantia} />
                </>
              }
              onClick={() => onDevice(IMEI_SERIE)}
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
