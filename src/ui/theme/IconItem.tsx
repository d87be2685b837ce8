import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentProps, ElementType, ReactNode } from 'react'

interface IconItemProps extends ComponentProps<typeof MenuItem> {
  readonly icon: ReactNode
  readonly component?: ElementType
  /** Where it leads, for links. */
  readonly to?: string
}

/** An item of a menu with its icon. */
export const IconItem = ({ icon, children, ...rest }: IconItemProps) => (
  <MenuItem {...rest}>
    <ListItemIcon>{icon}</ListItemIcon>
    {children}
  </MenuItem>
)
