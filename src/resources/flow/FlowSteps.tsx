import Check from '@mui/icons-material/CheckRounded'
import { useTranslate } from 'ra-core'
import type { Flow } from '../../model/definition/flow'
import { useLabels } from '../../providers/backend/labels'
import type { FlowStep } from './flowStepsOf'

interface WayProps {
  readonly flow: Flow
  readonly steps: readonly FlowStep[]
}

/** The states of a record's path as steps; only bars where labels do not fit. */
export function FlowSteps({ flow, steps }: WayProps) {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <ol className="w-way" aria-label={translate('form.flow.way')} data-steps={steps.length}>
      {steps.map(({ state, at }) => (
        <li
          key={state}
          className={`w-${at} tone-${flow.states[state]?.colour ?? 'default'}`}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          <span>
            {at === 'done' && <Check fontSize="inherit" aria-hidden="true" />}
            {labels.text(flow.states[state]?.label)}
          </span>
        </li>
      ))}
    </ol>
  )
}
