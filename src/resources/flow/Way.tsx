import Check from '@mui/icons-material/CheckRounded'
import { useTranslate } from 'ra-core'
import type { Flow } from '../../model/flow'
import { useLabels } from '../../providers/labels'
import type { Step } from './wayOf'

interface WayProps {
  readonly flow: Flow
  readonly steps: readonly Step[]
}

/** The states of a record's way as steps; where they do not fit, only their bars stay. */
export function Way({ flow, steps }: WayProps) {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <ol className="w-way" aria-label={translate('app.flow.way')} data-steps={steps.length}>
      {steps.map(({ state, at }) => (
        <li
          key={state}
          className={`w-${at} w-colour-${flow.states[state]?.colour ?? 'default'}`}
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
