import Back from '@mui/icons-material/ArrowBackRounded'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { FactList, factsOf } from '../../fields/FactList'
import { useTitleOf } from '../../fields/recordTitle'
import { Button } from '../../pieces/Button'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'
import { Calls, hasCalls } from '../../resources/calls/callsLater'
import { FlowBar } from '../../resources/flow/flowLater'
import { isAwaited } from '../../resources/isAwaited'
import { PaperButton } from '../../resources/papers/PaperButton'
import { type Sent, useRecord } from '../../resources/useRecord'
import { stageOf } from './stages'
import type { Place } from './usePlace'

interface NoteProps {
  readonly id: string
  readonly place: Place
}

/** One order: the invoice line it comes from, the note, what is to be done next, and what SAP said. */
export function Note({ id, place }: NoteProps) {
  const translate = useTranslate()
  const resource = useResource('warranty-orders')
  const me = useMe()
  const { data: record, error, refetch } = useRecord(resource, id)
  if (error && !record) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!record) return <LoadingRows />
  return (
    <div className="cn-note">
      <Button
        className="cn-back"
        color="inherit"
        startIcon={<Back />}
        onClick={() => place.chooseOrder(null)}
      >
        {translate('devices.cnToList')}
      </Button>
      <Head record={record} />
      <Suspense fallback={null}>
        <FlowBar resource={resource} record={record} onMoved={() => place.chooseOrder(record.id)} />
      </Suspense>
      <p className="cn-told" role="status">
        <Told record={record} />
      </p>
      <Facts heading={translate('devices.cnLine')} names={line} record={record} />
      <Facts heading={translate('devices.cnNote')} names={note} record={record} />
      <CardBoundary>
        <Suspense fallback={null}>
          {hasCalls(resource, me) && <Calls resource={resource} record={record} />}
        </Suspense>
      </CardBoundary>
    </div>
  )
}

function Head({ record }: { readonly record: Sent }) {
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const resource = useResource('warranty-orders')
  const createPath = useCreatePath()
  return (
    <header className="cn-head">
      <div>
        <h2>
          <bdi>{String(record.NOM_PRODUCTO)}</bdi>
        </h2>
        <LinkBase
          className="f-link"
          to={createPath({ resource: resource.name, type: 'show', id: record.id })}
        >
          {translate('devices.cnOpen')} <bdi>{titleOf(resource, record)}</bdi>
        </LinkBase>
      </div>
      <PaperButton resource={resource} record={record} />
    </header>
  )
}

/** Where the note stands and what it waits for, in a sentence. */
function Told({ record }: { readonly record: Sent }) {
  const translate = useTranslate()
  const { ID } = useMe()
  const stage = stageOf(record)
  if (!stage) return null
  const words = {
    toAsk: record.ORDEN_ID == null ? 'NoLine' : 'NotAsked',
    toApprove: record.NC_PEDIDA_POR === ID ? 'WaitsOther' : 'WaitsYou',
    atSap: 'WaitsSap',
    made: 'Done',
  } as const
  return translate(`devices.cn${words[stage]}`, { number: String(record.NOTA_CREDITO) })
}

const line = [
  'CARD_CODE',
  'ORDEN_ID',
  'NUMEROFACTURALIDENAR',
  'FECHA_VENTA',
  'PRODUCTO_ID',
  'IMEI_SERIE',
  'PRECIO_FACTURADO',
]
const note = [
  'PRICE_EXCL_IVA',
  'TOTAL_NC',
  'MOTIVO_NC',
  'OBS_NC',
  'NC_PEDIDA_POR',
  'NC_PEDIDA_EL',
  'NC_DEVUELTA',
  'NC_APROBADA_POR',
  'NOTA_CREDITO',
]

interface FactsProps {
  readonly heading: string
  readonly names: readonly string[]
  readonly record: Sent
}
function Facts({ heading, names, record }: FactsProps) {
  const told = factsOf(useResource('warranty-orders'), names, record)
  const shown = told.filter(field => !isAwaited(field, record))
  if (shown.length === 0) return null
  return (
    <section className="p-card r-section">
      <h2>{heading}</h2>
      <FactList className="r-facts" fields={shown} record={record} />
    </section>
  )
}
