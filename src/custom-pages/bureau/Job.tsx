import { ResourceContextProvider, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { useRowsOf } from '../../features/credit/useRowsOf'
import { useResource } from '../../providers/backend/catalogueContext'
import { LazyFlowBar } from '../../resources/flow/flowLater'
import type { SentRecord } from '../../resources/record/useRecord'
import { LoadingRows } from '../../ui/loading/Loading'
import { Text } from '../../ui/primitives/Text'
import { ErrorState } from '../../ui/states/ErrorState'
import { Authorise } from './Authorise'
import { BureauFacts } from './BureauFacts'
import { BureauStep } from './BureauStep'
import { over } from './query'
import { ScoreCard } from './ScoreCard'
import { SignStep } from './SignStep'

export interface JobProps {
  readonly application: SentRecord
}

/** Steps of an application; later ones show their precondition. */
export function Job({ application }: JobProps) {
  const translate = useTranslate()
  const queries = useResource('bureau-queries')
  const { data, error, refetch } = useRowsOf(queries, application, 'DESC')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  const current = data.find(row => !over(row))
  const earlier = data.filter(row => row !== current)
  return (
    <ol className="bu-steps">
      <BureauStep title={translate('credit.application')} isDone>
        <BureauFacts
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
      <Text as="p" tone="secondary">
        {translate('credit.limits')}
      </Text>
      <Suspense fallback={null}>
        <LazyFlowBar record={application} />
      </Suspense>
      <BureauFacts
        record={application}
        names={['MONTO_APROBADO', 'MONTO_PAGARE', 'TASA_INTERES', 'OBSERVACIONES_CREDITO']}
      />
    </BureauStep>
  )
}
