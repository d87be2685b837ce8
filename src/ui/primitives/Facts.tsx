import type { CSSProperties, ReactNode } from 'react'
import css from './Facts.module.css'

interface Fact {
  readonly label: ReactNode
  /** A fact without a value is not shown. */
  readonly value: ReactNode
  /** The sum of those above it, in `lines`. */
  readonly isTotal?: boolean
}
interface FactsProps {
  /** False entries are left out. */
  readonly facts: readonly (Fact | false | null | undefined)[]
  /** Label and value on one line, as in totals. */
  readonly lines?: boolean
  /** Least width of a column in px. */
  readonly min?: number
  readonly className?: string | undefined
}

/** Labels with their values. */
export const Facts = ({ facts, lines = false, min = 160, className = '' }: FactsProps) => (
  <dl
    className={`${css.facts} ${lines ? css.lines : ''} ${className}`}
    style={{ '--min': `${min}px` } as CSSProperties}
  >
    {facts.map(
      (fact, at) =>
        fact &&
        isShown(fact.value) && (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places
          <div key={at} className={fact.isTotal ? css.total : undefined}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
)

const isShown = (value: ReactNode) =>
  value !== undefined && value !== null && value !== false && value !== ''
