import Done from '@mui/icons-material/CheckRounded'
import { type ReactNode, useId } from 'react'

interface StepProps {
  readonly title: string
  readonly isDone: boolean
  readonly children: ReactNode
}

/** A numbered step; a tick replaces the number when done. */
export function BureauStep({ title, isDone, children }: StepProps) {
  const id = useId()
  return (
    <li className={isDone ? 'bu-done' : undefined}>
      <section className="p-card" aria-labelledby={id}>
        <h2 id={id}>
          <span className="p-centred bu-mark" aria-hidden="true">
            {isDone && <Done fontSize="small" />}
          </span>
          {title}
        </h2>
        {children}
      </section>
    </li>
  )
}
