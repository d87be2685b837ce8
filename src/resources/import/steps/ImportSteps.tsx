import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Steps } from '../../../ui/primitives/Steps'
import type { ImportPlan, Source } from '../plan/importContext'
import type { StartedJob } from '../plan/useJob'
import { FileStep } from './FileStep'
import { MappingStep } from './MappingStep'
import { RehearsalStep } from './RehearsalStep'
import { RunStep } from './RunStep'

interface ImportStepsProps {
  /** Whether closing now loses the imported rows. */
  readonly onUnsaved: (isUnsaved: boolean) => void
  readonly onClose: () => void
}
const names = ['file', 'columns', 'check', 'result'] as const
type Step = (typeof names)[number]

/** The steps file, columns, rehearsal and result; going back is possible until the first write. */
export function ImportSteps({ onUnsaved, onClose }: ImportStepsProps) {
  const [step, setStep] = useState<Step>('file')
  const [source, setSource] = useState<Source>()
  const [plan, setPlan] = useState<ImportPlan>()
  const [startedJob, setStartedJob] = useState<StartedJob & { readonly skips: boolean }>()
  const isUnsaved = step === 'columns' || step === 'check'
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  const begin = (next: StartedJob, skips: boolean) => {
    setStartedJob({ ...next, skips })
    setStep('result')
  }
  const bring = (next: Source) => {
    setSource(next)
    setPlan(undefined)
    setStep('columns')
  }
  return (
    <>
      <StepList step={step} />
      <div className="p-column i-body" key={step}>
        {step === 'file' && <FileStep onRead={bring} onResume={next => begin(next, false)} />}
        {step === 'columns' && source && (
          <MappingStep
            key={`${source.sheet} ${source.head}`}
            source={source}
            plan={plan}
            onSource={bring}
            onBack={() => setStep('file')}
            onPlan={next => {
              setPlan(next)
              setStep('check')
            }}
          />
        )}
        {step === 'check' && source && plan && (
          <RehearsalStep
            source={source}
            plan={plan}
            onCorrected={table => setSource({ ...source, table })}
            onBack={() => setStep('columns')}
            onBegin={begin}
          />
        )}
        {step === 'result' && startedJob && (
          <RunStep
            startedJob={startedJob}
            skips={startedJob.skips}
            onAgain={() => setStep('file')}
            onClose={onClose}
          />
        )}
      </div>
    </>
  )
}

/** The current step; it takes the focus. */
function StepList({ step }: { readonly step: Step }) {
  const translate = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const first = useRef(step)
  useEffect(() => {
    if (first.current !== step) list.current?.focus()
    first.current = step
  }, [step])
  return (
    <div className="i-steps">
      <Steps
        ref={list}
        label={translate('importing.steps.label')}
        steps={names.map(name => ({ id: name, name: translate(`importing.steps.${name}`) }))}
        current={step}
      />
    </div>
  )
}
