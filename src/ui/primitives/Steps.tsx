import Check from '@mui/icons-material/CheckRounded'
import type { Ref } from 'react'
import css from './Steps.module.css'

export interface StepShown {
  readonly id: string
  readonly name: string
  /** Its mark and colour say so; the text is for assistive technology. */
  readonly wrong?: string | undefined
  /** Cannot be chosen yet. */
  readonly isClosed?: boolean | undefined
}

interface StepsProps {
  /** Accessible name. */
  readonly label: string
  readonly steps: readonly StepShown[]
  /** Id of the current step. */
  readonly current: string
  /** Without it, steps only show the progress. */
  readonly onChoose?: (id: string) => void
  /** Below more than four steps on a phone, which shows no names: "Step 2 of 7". */
  readonly where?: string
  readonly ref?: Ref<HTMLOListElement>
}

const FEW = 4

/** Progress through the steps of a task. */
export function Steps({ label, steps, current, onChoose, where, ref }: StepsProps) {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <nav className={`${css.steps} ${steps.length > FEW ? css.many : ''}`} aria-label={label}>
      <ol ref={ref} tabIndex={ref ? -1 : undefined}>
        {steps.map(({ id, name, wrong, isClosed }, index) => {
          const content = (
            <>
              <span className={css.mark} aria-hidden="true">
                {wrong ? '!' : index < at ? <Check fontSize="inherit" /> : index + 1}
              </span>
              <span className={css.name}>
                {name}
                {wrong && <span className="p-hidden"> {wrong}</span>}
              </span>
            </>
          )
          const state = {
            className: css.step,
            'aria-current': index === at ? ('step' as const) : undefined,
            'data-done': index < at ? '' : undefined,
          }
          return (
            <li key={id} data-wrong={wrong && ''}>
              {onChoose ? (
                <button type="button" {...state} disabled={isClosed} onClick={() => onChoose(id)}>
                  {content}
                </button>
              ) : (
                <span {...state}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      {where && <p className={css.where}>{where}</p>}
    </nav>
  )
}
