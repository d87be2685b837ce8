import { useLocation, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useWarm } from '../../ui/loading/useWarm'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'
import { MenuHead } from './MenuHead'
import { MenuList } from './MenuList'

export interface NavigationProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Starts with the focus in the search. */
  readonly isSearch?: boolean
}

const MenuLine = plainLater(() => import('./MenuLine'), 'MenuLine')
const Drawer = later(() => import('./NavigationDrawer'), 'NavigationDrawer')

/** The menu: 280 px beside the page from 1200 px on, a drawer below. */
export function Navigation({ isOpen, onClose }: NavigationProps) {
  const translate = useTranslate()
  const isWhole = useSettings().themeLayout === 'vertical'
  const [isSearch, setSearch] = useState(false)
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen || isSearch
  const close = () => {
    setSearch(false)
    onClose()
  }
  useWarm(Drawer.preload)
  useCloseAfterNavigation(close)
  return (
    <>
      <nav className="shell-nav" data-tour="menu" aria-label={translate('app.shell.mainMenu')}>
        <MenuHead />
        <LaterPart>
          {isWhole ? <MenuList /> : <MenuLine onSearch={() => setSearch(true)} />}
        </LaterPart>
      </nav>
      <LaterPart>
        {wasOpened.current && (
          <Drawer isOpen={isOpen || isSearch} isSearch={isSearch} onClose={close} />
        )}
      </LaterPart>
    </>
  )
}

function useCloseAfterNavigation(onClose: () => void) {
  const { pathname } = useLocation()
  const close = useRef(onClose)
  close.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => close.current(), [pathname])
}
