import { useLocation, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ConnectionBanner } from '../pieces/connection/ConnectionBanner'
import { UpdateOffer } from '../pieces/connection/UpdateOffer'
import { Boundary } from '../pieces/states/Boundary'
import { Crashed } from '../pieces/states/Crashed'
import { PendingPage } from '../pieces/states/PendingPage'
import { useLooked, useMe, useSettings } from '../providers/backendContext'
import { Header } from './Header'
import { LiveLink } from './LiveLink'
import { Navigation } from './menu/Navigation'
import { RouteProgress } from './progress/RouteProgress'
import { SessionEnd } from './session/SessionEnd'
import { SettingsButton } from './settings/SettingsButton'
import { Notices } from './toasts/Notices'
import { TourOffer } from './tour/TourOffer'
import './shell.css'
import { useStrayFiles } from './useStrayFiles'
import { ViewAsBanner } from './ViewAsBanner'

/** Header, menu and the page between them; everything a page needs of its frame. */
export function Shell({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { EMPRESA } = useMe()
  const looked = useLooked()
  const { themeLayout, themeStretch } = useSettings()
  const { pathname } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const main = useFocusAfterNavigation(pathname)
  useStrayFiles()
  return (
    <div className="shell" data-layout={themeLayout} data-stretch={themeStretch || undefined}>
      <a className="shell-skip" href="#main">
        {translate('app.shell.skip')}
      </a>
      <ViewAsBanner />
      <Header onMenu={() => setMenuOpen(true)} />
      <Navigation isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <main id="main" ref={main} tabIndex={-1} className="shell-main">
        {/* Another company, or other eyes, is another desk: nothing of the last one stays on it. */}
        <Boundary
          key={`${looked?.wanted} ${EMPRESA}`}
          about={pathname}
          fallback={(error, retry) => <Crashed what="page" error={error} onRetry={retry} />}
        >
          <Suspense fallback={<PendingPage />}>{children}</Suspense>
        </Boundary>
      </main>
      <SettingsButton />
      <TourOffer />
      <RouteProgress />
      <Notices />
      <LiveLink />
      <SessionEnd />
      <UpdateOffer
        words={{ newer: translate('app.page.newVersion'), reload: translate('app.page.reload') }}
      />
      <ConnectionBanner
        words={{ lost: translate('app.page.offline'), slow: translate('app.page.slow') }}
      />
    </div>
  )
}

/** Readers and keyboards start at the new page, not where the link of the last one was (ux.md 6). */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
