import { ResourceContextProvider, useTranslate } from 'ra-core'
import { bureauState, scores, toRiskBand } from '../../domain/credit/bureau'
import { useRowsOf } from '../../features/credit/useRowsOf'
import type { ValueProps } from '../../fields/display/fieldView'
import { ValueChip } from '../../fields/display/ValueChip'
import { FactList } from '../../fields/registry/FactList'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels, useResource } from '../../providers/backend/catalogueContext'
import { hasCalls, LazyCalls } from '../../resources/calls/callsLater'
import { LazyFlowBar } from '../../resources/flow/flowLater'
import { Row, Stack, Text, type Tone } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { Waiting } from '../../ui/states/Waiting'
import { Authorise } from './Authorise'
import { BureauStep } from './BureauStep'
import { HandMarked } from './HandMarked'
import { isAnswered, over } from './query'
import { SignStep } from './SignStep'

interface JobProps {
  readonly application: SentRecord
}

/** Steps of an application; later ones show their precondition. */
export function Job({ application }: JobProps) {
  const translate = useTranslate()
  const queries = useResource('bureau-queries')
  const { data, error, refetch } = useRowsOf(queries, application, 'DESC')
  if (!data) return <Waiting error={error} onRetry={refetch} />
  const current = data.find(row => !over(row))
  const earlier = data.filter(row => row !== current)
  return (
    <ol className="p-stack bu-steps">
      <BureauStep title={translate('credit.application')} isDone>
        <FactList
          record={application}
          names={[
            'NOMBRE',
            'RUC',
            'NOMBRE_REPRESENTANTE',
            'CEDULA_REPRESENTANTE',
            'MONTO_SOLICITADO',
            'PLAZO_MESES',
          ]}
        />
      </BureauStep>
      <ResourceContextProvider value={queries.name}>
        <Authorise application={application} current={current} earlier={earlier} />
        <ScoreCard current={current} />
      </ResourceContextProvider>
      <Decide application={application} />
      <SignStep application={application} />
    </ol>
  )
}

/** Decision of the committee: amount and state. */
function Decide({ application }: JobProps) {
  const translate = useTranslate()
  const isDone = application.MONTO_APROBADO != null
  return (
    <BureauStep title={translate('credit.decision')} isDone={isDone}>
      <Text as="p" tone="secondary" i18nKey="credit.limits" />
      <LazyFlowBar record={application} />
      <FactList
        record={application}
        names={['MONTO_APROBADO', 'MONTO_PAGARE', 'TASA_INTERES', 'OBSERVACIONES_CREDITO']}
      />
    </BureauStep>
  )
}

const facts = [
  'RANGO',
  'DEUDA_TOTAL',
  'DEUDA_VENCIDA',
  'OPERACIONES',
  'DIAS_MORA',
  'FECHA_CONSULTA',
  'PUNTAJE_HASTA',
  'REFERENCIA_BURO',
  'INFORME_BURO',
]

/** Score of the bureau, or the reason for its absence. */
function ScoreCard({ current }: { current: SentRecord | undefined }) {
  const resource = useResource()
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const score = resource.fields.get('PUNTAJE')
  const isDone = current !== undefined && isAnswered(current)
  return (
    <BureauStep title={translate('credit.score')} isDone={isDone}>
      <Text as="p" tone="secondary" role="status">
        {!isDone &&
          translate(current?.ESTADO === bureauState.asked ? 'credit.onTheWay' : 'credit.notAsked')}
        {current?.ESTADO === bureauState.unknown && translate('credit.noRecord')}
      </Text>
      {current?.ESTADO === bureauState.asked && hasCalls(resource, me) && (
        <LazyCalls record={current} />
      )}
      {isDone && (
        <>
          <Row wrap gap={4}>
            {score && current.PUNTAJE != null && (
              <Score field={score} value={current.PUNTAJE} language={language} />
            )}
            {current.SIMULADO === true && (
              <ValueChip colour="default">{translate('app.common.simulated')}</ValueChip>
            )}
          </Row>
          {current.SIMULADO !== true && <HandMarked row={current} name="INFORME_BURO" />}
          <FactList record={current} names={facts} />
        </>
      )}
    </BureauStep>
  )
}

const tones: Readonly<Record<string, Tone>> = { C: 'warning', D: 'error', E: 'error' }

/** The credit bureau's score on its scale, in the colour of its band. */
function Score({ value, field }: ValueProps) {
  const score = Number(value)
  const label = useLabels().field(field)
  return (
    <Stack gap={1} className="bu-score">
      <span>
        <Text as="strong" size="xxl">
          {score}
        </Text>{' '}
        <Text as="small" tone="secondary" aria-hidden="true">
          / {scores.most}
        </Text>
      </span>
      <Meter
        label={label}
        value={(score - scores.least) / (scores.most - scores.least)}
        tone={tones[toRiskBand(score)] ?? 'success'}
      />
    </Stack>
  )
}
