import type { ReactNode } from 'react'
import { Stack, type Tone } from './layout'
import css from './Meter.module.css'

interface MeterProps {
  /** Accessible name. */
  readonly label: string
  /** Part of the whole, 0 to 1. */
  readonly value: number
  readonly tone?: Tone
}

/** A bar that shows a part of a whole. */
export const Meter = ({ label, value, tone = 'primary' }: MeterProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <span
      className={`${css.meter} tone-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  )
}

interface TaskMeterProps {
  readonly done: number
  readonly total: number
  readonly text: string
}

/** Progress of a long task, with its text for screen readers. */
export const TaskMeter = ({ done, total, text }: TaskMeterProps) => (
  <Stack className="p-nothing">
    <Meter label={text} value={done / Math.max(total, 1)} />
    <span role="status">{text}</span>
  </Stack>
)

/** Events below each other, with a dot each; its children are `<li>`, the current one with `aria-current`. */
export const Timeline = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={css.timeline} aria-label={label}>
    {children}
  </ol>
)

interface BoneProps {
  readonly width?: number | string
  readonly height?: number
}

/** Placeholder of what is loading, in its size. */
export const Bone = ({ width = '100%', height = 16 }: BoneProps) => (
  <span className={css.bone} style={{ width, height }} aria-hidden="true" data-placeholder="" />
)
