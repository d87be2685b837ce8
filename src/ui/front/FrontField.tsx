import type { ComponentProps, ReactNode } from 'react'
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
      <>
        <input {...tied} {...input} />
        {end}
      </>
    )}
  </FieldFrame>
)
