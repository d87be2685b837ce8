import { useLocation, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
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
  /** The reader wants to type what they look for. */
  readonly isSearch?: boolean
}

const MenuLine = plainLater<{ onSearch: () => void }>(() =>
  import('./MenuLine').then(module => module.MenuLine),
)
const Drawer = later<NavigationProps>(() =>
  import('./NavigationDrawer').then(module => module.NavigationDrawer),
)

/** The menu: 280 px beside the page from 1200 px on, a drawer over it below. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is waited for
  useEffect(() => close.current(), [pathname])
}
