import '../../resources/resources.css'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useGetList, useGetOne, useTranslate } from 'ra-core'
import { Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { clientCovers } from '../../contracts/service'
import { attributesOf } from '../../domain/accounts/attributes'
import { deviceCode, deviceFault, serialLengths } from '../../domain/devices/imei'
import { CoverCard, CoverChip, CoverNote } from '../../features/devices/CoverCard'
import { fetchCover } from '../../features/devices/coverCalls'
import { LazyDeviceLife } from '../../features/devices/deviceLater'
import { date } from '../../kinds/date/data'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import { useMay, useTexts } from '../../providers/backend/catalogueContext'
import { useCall } from '../../providers/backend/useCall'
import { firstChoices } from '../../providers/dataProvider/firstOfList'
import { ButtonLink } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { ItemButton } from '../../ui/primitives/Item'
import { Card, Stack } from '../../ui/primitives/layout'
import { CodeSearch } from '../../ui/scanner/CodeSearch'
import { LoadingRows, Waiting } from '../../ui/states/Waiting'

/**
 * A search box: a device number shows its warranty, a name or cédula that customer's devices. Customers
 * see their own devices.
 */
export function WarrantyPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const { CARD_CODE: own } = attributesOf(useMe())
  const client = params.get('cliente') ?? (query ? null : own)
  const code = deviceCode(query)
  const isDevice = code !== '' && deviceFault(code, serialLengths) === undefined && /\d/.test(code)
  const search = useCallback(
    (text: string) => setParams(text.trim() ? { q: text.trim() } : {}),
    [setParams],
  )
  return (
    <div className="p-page">
      <PageHead />
      <CodeSearch
        label={translate(own ? 'devices.scanField' : 'devices.coverSearch')}
        initialCode={query}
        onSearch={search}
      />
      {client && <CustomerDevices client={client} onDevice={search} />}
      {!client && isDevice && <Device code={code} />}
      {!client && query && (
        <CoverCustomers
          words={query}
          isHidden={isDevice}
          onChoose={id => setParams({ cliente: id })}
        />
      )}
    </div>
  )
}

function Device({ code }: { readonly code: string }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const canCreate = useMay('warranty-orders', 'create')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['cover', code],
    queryFn: ({ signal }) => fetchCover(http, code, signal),
  })
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  const create = canCreate && (
    <div className="p-cluster">
      <ButtonLink variant="contained" to={`/dashboard/st/CrearOrden?IMEI_SERIE=${code}`}>
        {translate('devices.receive')}
      </ButtonLink>
    </div>
  )
  if (!data)
    return (
      <Card as="div" role="status">
        <Stack gap={4}>
          <CoverNote>{translate('devices.coverUnknown')}</CoverNote>
          {create}
        </Stack>
      </Card>
    )
  return (
    <>
      <CoverCard cover={data}>{data.orden === null && create}</CoverCard>
      <Card title={translate('devices.life')}>
        <Suspense fallback={<LoadingRows />}>
          <LazyDeviceLife code={code} />
        </Suspense>
      </Card>
    </>
  )
}

interface CustomersProps {
  readonly words: string
  /** The search text is a device number: hides the message that no customer matches. */
  readonly isHidden: boolean
  readonly onChoose: (id: string) => void
}

/** The customers with this name, cédula or RUC that the person may read. */
function CoverCustomers({ words, isHidden, onChoose }: CustomersProps) {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<RaRecord & { readonly Cliente: string }>(
    'clients',
    firstChoices('Cliente', 10, { q: words }),
  )
  if (isHidden && !data?.length) return null
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  return (
    <Card aria-label={translate('devices.customers')}>
      {data?.length ? (
        <Stack as="ul" gap={0} divided>
          {data.map(({ id, Cliente }) => (
            <li key={id}>
              <ItemButton
                title={<bdi>{Cliente}</bdi>}
                end={<bdi dir="ltr">{id}</bdi>}
                onClick={() => onChoose(String(id))}
              />
            </li>
          ))}
        </Stack>
      ) : (
        <CoverNote role="status">{translate('devices.coverNone')}</CoverNote>
      )}
    </Card>
  )
}

interface CustomerDevicesProps {
  readonly client: string
  readonly onDevice: (code: string) => void
}

/** A customer's latest purchases, each with its warranty. */
function CustomerDevices({ client, onDevice }: CustomerDevicesProps) {
  const { translate, language } = useTexts()
  const { data: customer } = useGetOne('clients', { id: client })
  const { data, error, isPending, refetch } = useCall(
    clientCovers,
    { query: { cliente: client } },
    { queryKey: ['covers', client] },
  )
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  return (
    <Card title={<bdi>{customer?.Cliente ?? client}</bdi>}>
      {data.result.length === 0 && <CoverNote>{translate('devices.coverNoDevices')}</CoverNote>}
      <Stack as="ul" gap={0} divided>
        {data.result.map(({ IMEI_SERIE, NOM_PRODUCTO, garantia, hasta }) => (
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
