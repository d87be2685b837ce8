import type { HTMLAttributes } from 'react'
import css from './Chip.module.css'

export type Tone = 'primary' | 'info' | 'success' | 'warning' | 'error'

interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  /** Grey by default. */
  readonly tone?: Tone | undefined
}

/** A short label of a state or a category. */
export const Chip = ({ tone, className = '', ...rest }: ChipProps) => (
  <span {...rest} className={`${css.chip} ${tone ? `tone-${tone}` : ''} ${className}`} />
)

interface CountProps extends ChipProps {
  /** Filled, for what waits for the reader. */
  readonly solid?: boolean
}

/** A number beside a title or a tab. */
export const Count = ({ solid = false, className = '', ...rest }: CountProps) => (
  <Chip {...rest} className={`${css.count} ${solid ? css.solid : ''} ${className}`} />
)
