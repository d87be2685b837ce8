import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { FlowBar } from '../../resources/flow/flowLater'
import { Facts } from './Facts'
import type { JobProps } from './Job'
import { Step } from './Step'

/** The committee's decision: how much is approved, and where the application stands. */
export function Decide({ resource, application }: JobProps) {
  const translate = useTranslate()
  const isDone = application.MONTO_APROBADO != null
  return (
    <Step title={translate('credit.decision')} isDone={isDone}>
      <p className="bu-says">{translate('credit.limits')}</p>
      <Suspense fallback={null}>
        <FlowBar resource={resource} record={application} />
      </Suspense>
      <Facts
        resource={resource}
        record={application}
        names={['MONTO_APROBADO', 'MONTO_PAGARE', 'TASA_INTERES', 'OBSERVACIONES_CREDITO']}
      />
    </Step>
  )
}
