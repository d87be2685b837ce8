import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { bureauState } from '../../domain/credit/bureau'
import { ValueChip } from '../../fields/display/ValueChip'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { hasCalls, LazyCalls } from '../../resources/calls/callsLater'
import type { SentRecord } from '../../resources/record/useRecord'
import { Row } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { BureauFacts } from './BureauFacts'
import { BureauStep } from './BureauStep'
import { HandMarked } from './HandMarked'
import { isAnswered } from './query'
import { Score } from './Score'

interface ScoreCardProps {
  readonly current: SentRecord | undefined
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
export function ScoreCard({ current }: ScoreCardProps) {
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
        <Suspense fallback={null}>
          <LazyCalls record={current} />
        </Suspense>
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
          <BureauFacts record={current} names={facts} />
        </>
      )}
    </BureauStep>
  )
}
