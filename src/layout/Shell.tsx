import './shell.css'
import '../ui/page/print.css'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNotificationContext, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { tenantOf } from '../base/business'
import { useBackend, useMe, useSettings, useViewedUser } from '../providers/backend/backendContext'
import { ConnectionBanner } from '../ui/connection/ConnectionBanner'
import { UpdateOffer } from '../ui/connection/UpdateOffer'
import { Boundary } from '../ui/loading/Boundary'
import { PendingBar } from '../ui/progress/PendingBar'
import { Crashed } from '../ui/states/Crashed'
import { LoadingForm } from '../ui/states/Waiting'
import { Header } from './header/Header'
import { Navigation } from './menu/Navigation'
import { SessionEnd } from './session/SessionEnd'
import { SettingsButton } from './settings/SettingsButton'
import { TourOffer } from './tour/TourOffer'
import './viewAs.css'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { RequestedRoute } from '../providers/navigation/requestedRoute'
import { Button } from '../ui/controls/Button'
import { LaterPart } from '../ui/loading/LaterPart'
import { useWarm } from '../ui/loading/useWarm'
import { loadBar, startAfterDelay } from '../ui/progress/startAfter'
import { later } from '../ui/theme/later'

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
      <a className="p-skip" href="#main">
        {translate('app.shell.skip')}
      </a>
      <ViewAsBanner />
      <Header onMenu={() => setMenuOpen(true)} />
      <UpdateOffer
        words={{ newer: translate('app.page.newVersion'), reload: translate('app.page.reload') }}
      />
      <ConnectionBanner
        words={{ lost: translate('app.page.offline'), slow: translate('app.page.slow') }}
      />
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

/** Delay after the first page. */
const CALM_MS = 1500

/** Follows live events for the current person, company and impersonation. */
function LiveLink() {
  const { http, live } = useBackend()
  const me = useMe()
  const { ID, PLAIN_SERVER } = me
  const tenant = tenantOf(me)
  const looked = useViewedUser()?.wanted ?? ''
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!live.isOn || PLAIN_SERVER) return undefined
    const began = Date.now()
    let stops: readonly (() => void)[] | undefined = []
    const begin = async () => {
      const [{ followInTabs }, { refreshQueries: freshen }] = await Promise.all([
        import('../providers/live/liveTabs'),
        import('../providers/live/refreshQueries'),
      ])
      const name = `mostrador-live ${ID} ${tenant} ${looked}`
      // Unmounted before it was loaded.
      if (!stops) return
      stops = [
        live.subscribe(news => freshen(queryClient, news)),
        followInTabs({ http, live, name, began }),
      ]
    }
    // Pages load their data when they open.
    const timer = setTimeout(() => void begin().catch(() => undefined), CALM_MS)
    return () => {
      clearTimeout(timer)
      for (const stop of stops ?? []) stop()
      stops = undefined
    }
  }, [http, live, queryClient, ID, tenant, looked, PLAIN_SERVER])
  return null
}

/** The impersonated person, with a button to stop; it stays visible. */
function ViewAsBanner() {
  const translate = useTranslate()
  const client = useQueryClient()
  const { viewAs } = useBackend()
  const looked = useViewedUser()
  if (!looked) return null
  const back = () => {
    viewAs.end()
    client.removeQueries({ type: 'inactive' })
  }
  return (
    <div className="view-as" role="status">
      <Visibility fontSize="small" aria-hidden="true" />
      <span>{translate('app.viewAs.banner', { name: looked.name })}</span>
      <Button color="inherit" variant="outlined" onClick={back} i18nKey="app.viewAs.back" />
    </div>
  )
}

/** The progress bar at the top, shown if a requested page takes longer than 300 ms. */
function RouteProgress() {
  const onWanted = use(RequestedRoute)
  const { key } = useLocation()
  const here = useRef(key)
  const stop = useRef<() => void>(undefined)
  useWarm(loadBar)
  useEffect(() => {
    here.current = key ?? ''
    stop.current?.()
  }, [key])
  useEffect(() => {
    const end = onWanted(wanted => {
      stop.current?.()
      if (wanted !== here.current) stop.current = startAfterDelay()
    })
    return () => {
      end()
      stop.current?.()
    }
  }, [onWanted])
  return null
}

const Toasts = later(() => import('./toasts/Toasts'), 'Toasts', 'ra')

/** Notifications of `useNotify`; rendered from the first one on. */
function ToastArea() {
  const { notifications } = useNotificationContext()
  const wasShown = useRef(false)
  wasShown.current ||= notifications.length > 0
  useWarm(Toasts.preload)
  return <LaterPart>{wasShown.current && <Toasts />}</LaterPart>
}
