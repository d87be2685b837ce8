import type { ComponentProps } from 'react'
import { Field } from '../primitives/inputs'

type FieldFrameProps = Omit<ComponentProps<typeof Field>, 'help' | 'className'> & {
  readonly hint?: string | undefined
}

/** A label above an input; hint and error are its accessible description. */
export const FieldFrame = ({ hint, ...field }: FieldFrameProps) => <Field {...field} help={hint} />
