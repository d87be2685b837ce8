import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { LazyFlowBar } from '../../resources/flow/flowLater'
import { BureauFacts } from './BureauFacts'
import { BureauStep } from './BureauStep'
import type { JobProps } from './Job'

/** Decision of the committee: amount and state. */
export function Decide({ application }: JobProps) {
  const translate = useTranslate()
  const isDone = application.MONTO_APROBADO != null
  return (
    <BureauStep title={translate('credit.decision')} isDone={isDone}>
      <p className="bu-says">{translate('credit.limits')}</p>
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
