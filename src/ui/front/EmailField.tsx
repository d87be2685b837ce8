import type { ComponentProps } from 'react'
import { FrontField } from './FrontField'
import { useWords } from './words'

/** A required e-mail address. */
export function EmailField(props: Partial<ComponentProps<typeof FrontField>>) {
  const { auth } = useWords().words
  return (
    <FrontField
      label={auth.email}
      name="email"
      type="email"
      autoComplete="email"
      required
      {...props}
    />
  )
}
