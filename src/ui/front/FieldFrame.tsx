import { type ReactNode, useId } from 'react'

interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (tied: Tied) => ReactNode
}

/** Ids that connect an input with its label and hint. */
interface Tied {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A label above an input; hint and error are its accessible description. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && !error && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="front-field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="front-input">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className="front-error">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="front-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
