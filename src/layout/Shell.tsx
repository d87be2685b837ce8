import './shell.css'
import { useLocation, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { tenantOf } from '../base/business'
import { useMe, useSettings, useViewedUser } from '../providers/backend/backendContext'
import { ConnectionBanner } from '../ui/connection/ConnectionBanner'
import { UpdateOffer } from '../ui/connection/UpdateOffer'
import { Boundary } from '../ui/loading/Boundary'
import { LoadingForm } from '../ui/loading/Loading'
import { PendingBar } from '../ui/progress/PendingBar'
import { Crashed } from '../ui/states/Crashed'
import { Header } from './header/Header'
import { LiveLink } from './LiveLink'
import { Navigation } from './menu/Navigation'
import { RouteProgress } from './progress/RouteProgress'
import { SessionEnd } from './session/SessionEnd'
import { SettingsButton } from './settings/SettingsButton'
import { ToastArea } from './toasts/ToastArea'
import { TourOffer } from './tour/TourOffer'
import { ViewAsBanner } from './ViewAsBanner'

/** Header, menu and the page, with everything a page needs from its frame. */
export function Shell({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const tenant = tenantOf(useMe())
  const looked = useViewedUser()
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
        {/* Another company or impersonated person remounts everything below. */}
        <Boundary
          key={`${looked?.wanted} ${tenant}`}
          about={pathname}
          fallback={(error, retry) => <Crashed what="page" error={error} onRetry={retry} />}
        >
          <Suspense fallback={<PendingPage />}>{children}</Suspense>
        </Boundary>
      </main>
      <SettingsButton />
      <TourOffer />
      <RouteProgress />
      <ToastArea />
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

/** Moves the focus to the new page after navigation, for screen readers and keyboards. */
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

/** Ignores files dropped outside a drop zone; the browser would leave the page to open them. */
function useStrayFiles() {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      const data = event.dataTransfer
      if (event.defaultPrevented || !data?.types.includes('Files')) return
      event.preventDefault()
      data.dropEffect = 'none'
    }
    const end = new AbortController()
    window.addEventListener('dragover', hold, { signal: end.signal })
    window.addEventListener('drop', hold, { signal: end.signal })
    return () => end.abort()
  }, [])
}

/** Placeholder of the first page inside the frame. */
const PendingPage = () => (
  <>
    <PendingBar />
    <LoadingForm />
  </>
)
