import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { MenuHead } from './MenuHead'
import { MenuList } from './MenuList'
import type { NavigationProps } from './Navigation'

/** The menu over the page. */
export function NavigationDrawer({ isOpen, isSearch = false, onClose }: NavigationProps) {
  const name = useTranslate()('app.shell.mainMenu')
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: 'shell-drawer', 'aria-label': name } }}
    >
      <nav aria-label={name}>
        <MenuHead />
        <MenuList startsTyping={isSearch} />
      </nav>
    </Drawer>
  )
}
