import Check from '@mui/icons-material/CheckRounded'
import VolumeOff from '@mui/icons-material/VolumeOffRounded'
import VolumeUp from '@mui/icons-material/VolumeUpRounded'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useDataProvider, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ValueChip } from '../../fields/display/ValueChip'
import { named, useTitles } from '../../fields/record/useTitles'
import { optionLabel } from '../../kinds/choice/data'
import { useConnection } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useMay,
  useResource,
  useTexts,
} from '../../providers/backend/catalogueContext'
import { LazyFlowBar } from '../../resources/flow/flowLater'
import { readMost } from '../../resources/record/readMost'
import { ButtonLink, IconButton } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Banner } from '../../ui/primitives/Banner'
import { Card, Grid, Row, Text } from '../../ui/primitives/layout'
import { isSoundOn, setSoundOn } from '../../ui/scanner/feedback'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingForm } from '../../ui/states/Waiting'
import { LineCard } from './LineCard'
import { buildSeriesLines, type SeriesLine } from './lines'
import { ScanField } from './ScanField'
import { ScanList } from './ScanList'
import { SeriesBar } from './SeriesBar'
import { useScans } from './useScans'

/** States that accept serials: to be loaded, and to be invoiced. */
const LOADABLE: readonly unknown[] = [7, 0]

/** An order with its lines, its serials and the scan input. */
export function OrderSerials({ id }: { readonly id: string }) {
  const order = useGetOne<SentRecord>('invoices', { id })
  const serials = useSerials(Number(id))
  const error = order.error ?? serials.error
  const translate = useTranslate()
  const refresh = () => void Promise.all([order.refetch(), serials.refetch()])
  if (error && !(order.data && serials.data)) {
    return (
      <div className="p-page">
        <PageHead />
        <ErrorState error={error} onRetry={refresh} />
      </div>
    )
  }
  if (!order.data || !serials.data) return <LoadingForm />
  return buildSeriesLines(order.data, serials.data).length > 0 ? (
    <Loading order={order.data} serials={serials.data} onChange={refresh} />
  ) : (
    <div className="p-page">
      <Head order={order.data} />
      <NextStep order={order.data} />
      <Card as="div">
        <StateFrame
          icon={Check}
          title={translate('devices.noneNeeded')}
          text={translate('devices.noneNeededText')}
        />
      </Card>
    </div>
  )
}

interface LoadingProps {
  readonly order: SentRecord
  readonly serials: readonly SentRecord[]
  readonly onChange: () => void
}

function Loading({ order, serials, onChange }: LoadingProps) {
  const translate = useTranslate()
  const canLoad = useMay('serials', 'create') && LOADABLE.includes(order.ESTADO)
  const lines = buildSeriesLines(order, serials)
  const [selectedLine, setSelectedLine] = useState<string | null>(null)
  const line = lineFor(lines, selectedLine)
  const { all, add, clear } = useScans({ order: Number(order.id), canLoad, onLoaded: onChange })
  const products = useTitles(
    'products',
    lines.map(({ product }) => product),
  )
  const sum = (part: (line: SeriesLine) => number) =>
    lines.reduce((total, each) => total + part(each), 0)
  return (
    <div className="p-page se">
      <Head order={order} />
      {lines.every(each => each.serials.length >= each.requested) && <NextStep order={order} />}
      {!canLoad && <Banner>{translate('devices.readOnly')}</Banner>}
      <Card as="div" className="se-scan">
        <Row>
          <SeriesBar
            loaded={sum(each => each.serials.length)}
            requested={sum(each => each.requested)}
          />
          <SoundSwitch />
        </Row>
        <ScanField label={translate('devices.scanField')} onCodes={codes => add(codes, line)} />
      </Card>
      <Waiting count={all.filter(({ verdict }) => verdict === 'waiting').length} />
      <ScanList scans={all} products={products} onClear={clear} />
      <Grid min={340}>
        {lines.map(each => (
          <LineCard
            key={each.product}
            line={each}
            name={named(products, each.product)}
            isSelected={lines.length > 1 && each.product === line}
            onChoose={canLoad && lines.length > 1 ? () => setSelectedLine(each.product) : undefined}
            canRemove={canLoad}
            onChange={onChange}
          />
        ))}
      </Grid>
    </div>
  )
}

/** The chosen line, otherwise the first incomplete one. */
const lineFor = (lines: readonly SeriesLine[], selectedLine: string | null): string | null =>
  selectedLine ??
  lines.find(each => each.serials.length < each.requested)?.product ??
  lines[0]?.product ??
  null

function Head({ order }: { readonly order: SentRecord }) {
  const { translate, labels } = useTexts()
  const state = useResource('invoices').fields.get('ESTADO')?.options?.[String(order.ESTADO)]
  const clients = useTitles('clients', [order.CLIENTEID])
  const warehouses = useTitles('warehouses', [order.BODEGA])
  return (
    <PageHead
      title={`INV-${order.id}`}
      trailing={
        state && (
          <ValueChip
            colour={typeof state === 'object' && 'colour' in state ? state.colour : undefined}
          >
            {labels.text(optionLabel(state))}
          </ValueChip>
        )
      }
    >
      <Text as="p" size="md" tone="secondary">
        <bdi>{named(clients, order.CLIENTEID)}</bdi> · <bdi>{named(warehouses, order.BODEGA)}</bdi>
      </Text>
      <ButtonLink variant="outlined" color="inherit" to={`/dashboard/invoice/${order.id}`}>
        {translate('devices.openOrder')}
      </ButtonLink>
    </PageHead>
  )
}

/** What follows once no serial is missing. */
const NextStep = ({ order }: { readonly order: SentRecord }) => (
  <ResourceContextProvider value="invoices">
    <LazyFlowBar record={order} />
  </ResourceContextProvider>
)

function Waiting({ count }: { readonly count: number }) {
  const translate = useTranslate()
  const isDisconnected = useConnection() === 'lost'
  if (count === 0 || !isDisconnected) return null
  return (
    <Banner tone="warning" role="status">
      {translate('devices.waitingHere', { count })}
    </Banner>
  )
}

/** Switches sound and vibration of scans on this device. */
function SoundSwitch() {
  const translate = useTranslate()
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <IconButton
      aria-label={translate('devices.scanSound')}
      aria-pressed={isOn}
      onClick={() => {
        setOn(!isOn)
        setSoundOn(!isOn)
      }}
    >
      {isOn ? <VolumeUp /> : <VolumeOff />}
    </IconButton>
  )
}

/** More than any order has; the resource "Series" lists the rest. */
const MOST = 2000

/** Serials of an order, latest first. */
function useSerials(order: number) {
  const dataProvider = useDataProvider()
  const sort = { field: 'ID', order: 'DESC' } as const
  return useQuery<readonly SentRecord[]>({
    queryKey: ['serials', 'getList', 'order', order],
    queryFn: async ({ signal }) => {
      const reading = { filter: { ORDEN_ID: order }, sort, most: MOST, signal }
      return (await readMost(dataProvider, 'serials', reading)).rows
    },
  })
}
