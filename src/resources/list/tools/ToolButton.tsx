import type { ComponentProps } from 'react'
import { Button } from '../../../ui/controls/Button'

type ToolButtonProps = ComponentProps<typeof Button> & { readonly label: string }

/** A less frequent action on a list: its icon, on wide screens with its label. */
export const ToolButton = ({ label, ...rest }: ToolButtonProps) => (
  <Button color="inherit" aria-label={label} title={label} {...rest}>
    <span className="r-word-wide">{label}</span>
  </Button>
)
