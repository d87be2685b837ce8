import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from '../primitives/inputs'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A button inside the field's end. */
  end?: ReactNode
}

export const FrontField = ({ label, hint, error, end, ...input }: Props) => (
  <Field label={label} help={hint} error={error}>
    {tied => (
      <span className="front-input">
        <Input {...tied} {...input} />
        {end}
      </span>
    )}
  </Field>
)
