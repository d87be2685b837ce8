import type { ComponentProps } from 'react'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from './Button'

/** A button that changes data; while an administrator views as somebody else, it tells why it cannot. */
export const WriteButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} {...useReadOnlyProps()} />
)
