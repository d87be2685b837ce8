import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import type { MenuSide, OpenMenuProps } from './HeaderMenu'

/** The open menu of a header button. */
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
    {...placeOf(side, useSettings().themeDirection === 'rtl')}
    slotProps={{ list: { 'aria-labelledby': id } }}
  >
    {children}
  </Menu>
)

/** MUI knows left and right only; right-to-left pages swap them. */
function placeOf(side: MenuSide, isMirrored: boolean) {
  const [left, right] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const)
  if (side === 'beside') {
    return {
      anchorOrigin: { vertical: 'top', horizontal: right },
      transformOrigin: { vertical: 'top', horizontal: left },
    } as const
  }
  const horizontal = side === 'left' ? left : right
  return {
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
  } as const
}
