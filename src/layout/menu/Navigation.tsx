import { useLocation, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { LaterPart } from '../../pieces/LaterPart'
import { later } from '../../pieces/later'
import { plainLater } from '../../pieces/plainLater'
import { useSettings } from '../../providers/backendContext'
import { useWarm } from '../useWarm'
import { MenuHead } from './MenuHead'
import { MenuList } from './MenuList'

export interface NavigationProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const MenuLine = plainLater(() => import('./MenuLine').then(module => module.MenuLine))
const Drawer = later<NavigationProps>(() =>
  import('./NavigationDrawer').then(module => module.NavigationDrawer),
)

/** The menu: 280 px beside the page from 1200 px on, a drawer over it below. */
export function Navigation({ isOpen, onClose }: NavigationProps) {
  const translate = useTranslate()
  const isWhole = useSettings().themeLayout === 'vertical'
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen
  useWarm(Drawer.preload)
  useCloseAfterNavigation(onClose)
  return (
    <>
      <nav className="shell-nav" data-tour="menu" aria-label={translate('app.shell.mainMenu')}>
        <MenuHead />
        <LaterPart>{isWhole ? <MenuList /> : <MenuLine />}</LaterPart>
      </nav>
      <LaterPart>{wasOpened.current && <Drawer isOpen={isOpen} onClose={onClose} />}</LaterPart>
    </>
  )
}

function useCloseAfterNavigation(onClose: () => void) {
  const { pathname } = useLocation()
  const close = useRef(onClose)
  close.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is waited for
  useEffect(() => close.current(), [pathname])
}
