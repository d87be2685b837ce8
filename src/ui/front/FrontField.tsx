import type { ComponentProps, ReactNode } from 'react'
import { Input } from '../primitives/inputs'
import { FieldFrame } from './FieldFrame'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A button inside the field's end. */
  end?: ReactNode
}

export const FrontField = ({ label, hint, error, end, ...input }: Props) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {tied => (
      <span className="front-input">
        <Input {...tied} {...input} />
        {end}
      </span>
    )}
  </FieldFrame>
)
