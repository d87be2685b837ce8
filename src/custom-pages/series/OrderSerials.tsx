import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Chip } from '../../fields/Chip'
import { named, useTitles } from '../../fields/useTitles'
import { optionLabel } from '../../model/kinds/choice'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { ScanField } from '../../pieces/scanner/ScanField'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useConnection } from '../../providers/backendContext'
import { useCatalogue, useMay } from '../../providers/catalogueContext'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../../resources/useRecord'
import { Bar } from './Bar'
import { LineCard } from './LineCard'
import { type Line, linesOf } from './lines'
import { ScanList } from './ScanList'
import { SoundSwitch } from './SoundSwitch'
import { useScans } from './useScans'
import { useSerials } from './useSerials'

/** To be loaded, or to be invoiced: until the invoice there is time. */
const LOADABLE: readonly unknown[] = [7, 0]

/** One order: what it wants, what it has, and the field that fills it. */
export function OrderSerials({ id }: { readonly id: string }) {
  const order = useGetOne<Sent>('invoices', { id }, { retry: false })
  const serials = useSerials(Number(id))
  const error = order.error ?? serials.error
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
  return <Loading order={order.data} serials={serials.data} onChange={refresh} />
}

interface LoadingProps {
  readonly order: Sent
  readonly serials: readonly Sent[]
  readonly onChange: () => void
}

function Loading({ order, serials, onChange }: LoadingProps) {
  const translate = useTranslate()
  const mayLoad = useMay('serials', 'create') && LOADABLE.includes(order.ESTADO)
  const lines = linesOf(order, serials)
  const [chosen, setChosen] = useState<string | null>(null)
  const line = lineFor(lines, chosen)
  const { all, add, clear } = useScans({ order: Number(order.id), mayLoad, onLoaded: onChange })
  const products = useTitles(
    'products',
    lines.map(({ product }) => product),
  )
  const sum = (part: (line: Line) => number) => lines.reduce((total, each) => total + part(each), 0)
  return (
    <div className="p-page se">
      <Head order={order} />
      {!mayLoad && <p className="se-note">{translate('devices.readOnly')}</p>}
      <div className="se-scan">
        <Bar loaded={sum(each => each.serials.length)} wanted={sum(each => each.wanted)} />
        <ScanField label={translate('devices.scanField')} onCodes={codes => add(codes, line)} />
        <SoundSwitch />
      </div>
      <Waiting count={all.filter(({ verdict }) => verdict === 'waiting').length} />
      <ScanList scans={all} products={products} onClear={clear} />
      <div className="se-lines">
        {lines.map(each => (
          <LineCard
            key={each.product}
            line={each}
            name={named(products, each.product)}
            isChosen={lines.length > 1 && each.product === line}
            onChoose={mayLoad && lines.length > 1 ? () => setChosen(each.product) : undefined}
            mayRemove={mayLoad}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  )
}

/** The line somebody chose, else the first that wants more. */
const lineFor = (lines: readonly Line[], chosen: string | null): string | null =>
  chosen ??
  lines.find(each => each.serials.length < each.wanted)?.product ??
  lines[0]?.product ??
  null

function Head({ order }: { readonly order: Sent }) {
  const translate = useTranslate()
  const labels = useLabels()
  const state = useCatalogue().get('invoices').fields.get('ESTADO')?.options?.[String(order.ESTADO)]
  const clients = useTitles('clients', [order.CLIENTEID])
  const warehouses = useTitles('warehouses', [order.BODEGA])
  return (
    <PageHead
      title={`INV-${order.id}`}
      beside={
        state && (
          <Chip colour={typeof state === 'object' && 'colour' in state ? state.colour : undefined}>
            {labels.text(optionLabel(state))}
          </Chip>
        )
      }
    >
      <p className="se-facts">
        <bdi>{named(clients, order.CLIENTEID)}</bdi>
        <bdi>{named(warehouses, order.BODEGA)}</bdi>
      </p>
      <ButtonLink variant="outlined" color="inherit" to={`/dashboard/invoice/${order.id}`}>
        {translate('devices.openOrder')}
      </ButtonLink>
    </PageHead>
  )
}

function Waiting({ count }: { readonly count: number }) {
  const translate = useTranslate()
  const isLost = useConnection() === 'lost'
  if (count === 0 || !isLost) return null
  return (
    <p className="se-note se-waiting" role="status">
      {translate('devices.waitingHere', { count })}
    </p>
  )
}
