import '../../features/credit/credit.css'
import { ResourceContextProvider, useCreate, useNotify, useTranslate } from 'ra-core'
import { type SignedSet, signatureState } from '../../domain/credit/creditSignature'
import { CreditRow } from '../../features/credit/CreditRow'
import { useRowsOf } from '../../features/credit/useRowsOf'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { hasCalls, LazyCalls } from '../../resources/calls/callsLater'
import { DocumentButton } from '../../resources/documents/DocumentButton'
import { Button } from '../../ui/controls/Button'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import { Waiting } from '../../ui/states/Waiting'
import { BureauStep } from './BureauStep'
import { HandMarked } from './HandMarked'

const facts = [
  'MONTO',
  'FECHA_ENVIO',
  'FECHA_CADUCIDAD',
  'FECHA_FIRMA',
  'ENLACE',
  'MOTIVO',
  'ARCHIVO_FIRMADO',
  'HUELLA_FIRMADO',
  'AUTORIZACION_FIRMADA',
  'HUELLA_AUTORIZACION',
  'CERTIFICADO_TITULAR',
  'CERTIFICADO_EMISOR',
  'CERTIFICADO_SERIE',
  'CERTIFICADO_FECHA',
  'SIMULADO',
]

/** Signature requests: documents to preview, and the state of each. */
export function SignStep({ application }: { readonly application: SentRecord }) {
  const translate = useTranslate()
  const resource = useResource('signature-requests')
  const { data, error, refetch } = useRowsOf(resource, application, 'DESC')
  if (!data) return <Waiting error={error} onRetry={refetch} />
  const isOver = data.some(
    row =>
      row.TIPO === 'pagare' && row.ESTADO === signatureState.signed && isCurrent(row, application),
  )
  return (
    <BureauStep title={translate('credit.signatures')} isDone={isOver}>
      <Begin application={application} rows={data} />
      <Stack as="ul" gap={0} divided className="bu-signatures">
        <ResourceContextProvider value={resource.name}>
          {data.map(row => (
            <CreditRow
              key={row.id}
              row={row}
              facts={facts.filter(name => name !== 'SIMULADO' || row.SIMULADO === true)}
              onMoved={() => undefined}
            >
              <SignedFile row={row} />
            </CreditRow>
          ))}
        </ResourceContextProvider>
      </Stack>
    </BureauStep>
  )
}

/**
 * State of the call that fetches a signed document, with a retry; for an uploaded one, its author and the
 * missing certificate.
 */
function SignedFile({ row }: { row: SentRecord }) {
  const resource = useResource()
  const me = useMe()
  if (row.ESTADO !== signatureState.signed) return null
  if (row.CERTIFICADO_SERIE != null) return null
  if (row.ARCHIVO_FIRMADO != null)
    return (
      <Stack className="bu-awaited">
        <Text as="p" tone="secondary" i18nKey="credit.noCertificate" />
        <HandMarked row={row} name="ARCHIVO_FIRMADO" />
      </Stack>
    )
  return (
    <Stack className="bu-awaited">
      <Text as="p" tone="secondary" role="status" i18nKey="credit.signedAwaited" />
      {hasCalls(resource, me) && <LazyCalls record={row} />}
    </Stack>
  )
}

/** Not withdrawn, and equal to the approved amount. */
const isCurrent = ({ TIPO, ESTADO, MONTO }: SentRecord, { MONTO_APROBADO }: SentRecord) =>
  ESTADO !== signatureState.withdrawn && (TIPO !== 'pagare' || MONTO === MONTO_APROBADO)

interface BeginProps {
  readonly application: SentRecord
  readonly rows: readonly SentRecord[]
}

/** Documents, with a button to start a signature. */
function Begin({ application, rows }: BeginProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [create, { isPending }] = useCreate()
  const isApproved = application.MONTO_APROBADO != null
  const begin = (TIPO: SignedSet) =>
    create(
      'signature-requests',
      { data: { ID_EMPRESA: application.id, TIPO } },
      { onError: error => notify((error as Error).message, { type: 'error' }) },
    )
  const missingDocuments = (['documentos', 'pagare'] as const).filter(
    type =>
      !rows.some(row => row.TIPO === type && isCurrent(row, application)) &&
      (type !== 'pagare' || isApproved),
  )
  return (
    <Row wrap justify="between" gap={4}>
      <Text as="p" tone="secondary">
        {translate(isApproved ? 'credit.lookFirst' : 'credit.noteLater')}
      </Text>
      <div className="p-wrap">
        <DocumentButton record={application} />
        {missingDocuments.map(type => (
          <Button
            key={type}
            variant="contained"
            loading={isPending}
            onClick={() => void begin(type)}
            i18nKey={`credit.begin_${type}`}
          />
        ))}
      </div>
    </Row>
  )
}
