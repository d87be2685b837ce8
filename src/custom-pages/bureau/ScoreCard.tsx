import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { bureauState } from '../../domain/bureau'
import { Chip } from '../../fields/Chip'
import { Score } from '../../fields/looks/Score'
import type { Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import { Calls, hasCalls } from '../../resources/calls/callsLater'
import type { Sent } from '../../resources/useRecord'
import { Facts } from './Facts'
import { HandMarked } from './HandMarked'
import { isAnswered } from './query'
import { Step } from './Step'

interface ScoreCardProps {
  readonly resource: Resource
  readonly current: Sent | undefined
}

const told = [
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

/** What the bureau said, or why it has said nothing yet. */
export function ScoreCard({ resource, current }: ScoreCardProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const score = resource.fields.get('PUNTAJE')
  const isDone = current !== undefined && isAnswered(current)
  return (
    <Step title={translate('credit.score')} isDone={isDone}>
      <p className="bu-says" role="status">
        {!isDone &&
          translate(current?.ESTADO === bureauState.asked ? 'credit.onTheWay' : 'credit.notAsked')}
        {current?.ESTADO === bureauState.unknown && translate('credit.noRecord')}
      </p>
      {current?.ESTADO === bureauState.asked && hasCalls(resource, me) && (
        <Suspense fallback={null}>
          <Calls resource={resource} record={current} />
        </Suspense>
      )}
      {isDone && (
        <>
          <p className="bu-score">
            {score && current.PUNTAJE != null && (
              <Score field={score} value={current.PUNTAJE} language={language} />
            )}
            {current.SIMULADO === true && (
              <Chip colour="default">{translate('app.common.simulated')}</Chip>
            )}
          </p>
          {current.SIMULADO !== true && (
            <HandMarked resource={resource} row={current} name="INFORME_BURO" />
          )}
          <Facts resource={resource} record={current} names={told} />
        </>
      )}
    </Step>
  )
}
