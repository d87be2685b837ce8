import type { ReactNode } from 'react'

interface SampleCardProps {
  /** The registry of the sample, which makes its id unique. */
  readonly of: string
  readonly name: string
  readonly children: ReactNode
}

/** A sample under its name in the code. */
export const SampleCard = ({ of, name, children }: SampleCardProps) => (
  <article className="components-kind p-card" aria-labelledby={`${of}-${name}`}>
    <h3 id={`${of}-${name}`}>
      <code>{name}</code>
    </h3>
    {children}
  </article>
)
