import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import type { OpenMenuProps } from './HeaderMenu'

/** The menu of a header's button, while it is open. */
export const OpenMenu = ({
  id,
  anchor,
  side,
  onClose,
  children,
}: OpenMenuProps & { readonly children: ReactNode }) => (
  <Menu
    open
    id={`${id}-menu`}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: side }}
    transformOrigin={{ vertical: 'top', horizontal: side }}
    slotProps={{ list: { 'aria-labelledby': id } }}
  >
    {children}
  </Menu>
)
