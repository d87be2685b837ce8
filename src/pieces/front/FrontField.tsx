import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A button inside the field's end. */
  end?: ReactNode
}

/** A labelled input; its hint and its error are said by screen readers with it. */
export function FrontField({ label, hint, error, end, ...input }: Props) {
  const id = useId()
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="front-field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="front-input">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
          {...input}
        />
        {end}
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
