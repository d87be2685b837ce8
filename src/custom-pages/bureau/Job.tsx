import { useTranslate } from 'ra-core'
import type { Resource } from '../../model/resource'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useResource } from '../../providers/catalogueContext'
import { useRowsOf } from '../../resources/credit/useRowsOf'
import type { Sent } from '../../resources/useRecord'
import { Authorise } from './Authorise'
import { Decide } from './Decide'
import { Facts } from './Facts'
import { over } from './query'
import { ScoreCard } from './ScoreCard'
import { Sign } from './Sign'
import { Step } from './Step'

export interface JobProps {
  readonly resource: Resource
  readonly application: Sent
}

/** The steps of one application; what comes later says what it waits for. */
export function Job({ resource, application }: JobProps) {
  const translate = useTranslate()
  const queries = useResource('bureau-queries')
  const { data, error, refetch } = useRowsOf(queries, application, 'DESC')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  const current = data.find(row => !over(row))
  const earlier = data.filter(row => row !== current)
  return (
    <ol className="bu-steps">
      <Step title={translate('credit.application')} isDone>
        <Facts
          resource={resource}
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
      </Step>
      <Authorise resource={queries} application={application} current={current} earlier={earlier} />
      <ScoreCard resource={queries} current={current} />
      <Decide resource={resource} application={application} />
      <Sign application={application} />
    </ol>
  )
}
