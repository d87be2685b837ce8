import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { MenuHead } from './MenuHead'
import { MenuList } from './MenuList'
import type { NavigationProps } from './Navigation'

/** The menu over the page. */
export const NavigationDrawer = ({ isOpen, onClose }: NavigationProps) => (
  <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { className: 'shell-drawer' } }}>
    <nav aria-label={useTranslate()('app.shell.mainMenu')}>
      <MenuHead />
      <MenuList />
    </nav>
  </Drawer>
)
