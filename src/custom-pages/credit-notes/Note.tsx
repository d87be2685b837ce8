import Back from '@mui/icons-material/ArrowBackRounded'
import { useTranslate } from 'ra-core'
import { useTitleOf } from '../../fields/record/recordTitle'
import { FactList } from '../../fields/registry/FactList'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { hasCalls, LazyCalls } from '../../resources/calls/callsLater'
import { DocumentButton } from '../../resources/documents/DocumentButton'
import { LazyFlowBar } from '../../resources/flow/flowLater'
import { useRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { Waiting } from '../../ui/states/Waiting'
import { getStage } from './stages'
import type { CreditNotePlace } from './useCreditNotePlace'

/** An order with invoice line, credit note, next action and SAP's answer. */
export function Note({ id, place }: { id: string; place: CreditNotePlace }) {
  const translate = useTranslate()
  const resource = useResource()
  const me = useMe()
  const { data: record, error, refetch } = useRecord(resource, id)
  if (!record) return <Waiting error={error} onRetry={refetch} />
  return (
    <Stack gap={4} className="cn-note">
      <Button
        className="cn-back"
        color="inherit"
        startIcon={<Back className="p-mirror" />}
        onClick={() => place.chooseOrder(null)}
        i18nKey="devices.cnToList"
      />
      <Head record={record} />
      <LazyFlowBar record={record} onMoved={() => place.chooseOrder(record.id)} />
      <Text as="p" tone="secondary" role="status">
        <NoteFacts record={record} />
      </Text>
      <FactList title={translate('devices.cnLine')} names={line} record={record} />
      <FactList title={translate('devices.cnNote')} names={note} record={record} />
      <CardBoundary>{hasCalls(resource, me) && <LazyCalls record={record} />}</CardBoundary>
    </Stack>
  )
}

function Head({ record }: { readonly record: SentRecord }) {
  const translate = useTranslate()
  const getTitle = useTitleOf()
  const resource = useResource()
  return (
    <Row as="header" wrap justify="between">
      <div>
        <Text as="h2" size="xl">
          <bdi>{String(record.NOM_PRODUCTO)}</bdi>
        </Text>
        <RecordLink resource={resource.name} id={record.id}>
          {translate('devices.cnOpen')} <bdi>{getTitle(resource, record)}</bdi>
        </RecordLink>
      </div>
      <DocumentButton record={record} />
    </Row>
  )
}

/** State of the credit note as text. */
function NoteFacts({ record }: { readonly record: SentRecord }) {
  const translate = useTranslate()
  const { ID } = useMe()
  const stage = getStage(record)
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
