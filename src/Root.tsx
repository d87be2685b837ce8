import { queues } from '@business/queues'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Language } from './base/text'
import { LazyPreviousSession } from './custom-pages/login/previousSessionLater'
import { loadFrontTexts } from './i18n/frontTexts'
import type { Catalogue } from './model/fields/resource'
import type { Backend } from './providers/backend/backend'
import { BackendProvider, useBackend, useSession } from './providers/backend/backendContext'
import {
  destinationOf,
  type FrontAddress,
  type RouteDestination,
} from './providers/navigation/destination'
import { LocalQueuesContext } from './providers/sendLater/localQueues'
import { savedHolder } from './providers/session/savedHolder'
import { keepUntilShown } from './providers/session/shownErrors'
import { Leaving } from './ui/front/leaving'
import { BootFailure } from './ui/loading/BootFailure'
import { Boundary } from './ui/loading/Boundary'
import { FrameWaits } from './ui/loading/FrameWaits'
import { PendingBar } from './ui/progress/PendingBar'
import { plainLater } from './ui/theme/plainLater'
import { WhatsAppLater } from './ui/whatsapp/WhatsAppLater'

const App = plainLater(() => import('./App'), 'App')
const FrontApp = plainLater(() => import('./FrontApp'), 'FrontApp')

/** Loads the admin and its page at this path; what is loaded renders without a placeholder. */
export async function loadAdmin(path: string, language: Language) {
  const [{ loadPageAt }] = await Promise.all([import('./App'), App.preload()])
  await loadPageAt(path, language)
}
/** Loads the code of the public pages and of this one. */
export async function loadFront(page: FrontAddress = 'login') {
  const [{ loadFrontPage }] = await Promise.all([import('./FrontApp'), FrontApp.preload()])
  await loadFrontPage(page)
}

interface RootProps {
  readonly backend: Backend
  /** Default: the schemas of the product; tests use their own. */
  readonly catalogue?: Catalogue
}

/** Chooses the entry, admin or public page, by path and session, and follows both. */
export const Root = ({ backend, ...rest }: RootProps) => (
  <BackendProvider backend={backend}>
    <LocalQueuesContext value={queues}>
      <Boundary fallback={error => <BootFailure error={error} />}>
        <Suspense fallback={<Pending />}>
          <Boot {...rest} />
        </Suspense>
        <WhatsAppLater />
      </Boundary>
    </LocalQueuesContext>
  </BackendProvider>
)

/** Placeholder while the admin or a public page loads. */
function Pending() {
  const { place, session } = useBackend()
  return isComing(destinationOf(place.path(), session.view())) ? <FrameWaits /> : <PendingBar />
}
const isComing = (destination: RouteDestination) =>
  'boot' in destination && destination.boot !== 'front'

function Boot({ catalogue }: Pick<RootProps, 'catalogue'>) {
  const { place, storage } = useBackend()
  const session = useSession()
  const path = useSyncExternalStore(place.subscribe, place.path)
  const isUnverified =
    session.isUntried && savedHolder({ storage, now: Date.now() / 1000 }) !== null
  const destination = destinationOf(path, { ...session, isUnverified }, place.wanted())
  const [redirect, wanted] =
    'redirect' in destination ? [destination.redirect, destination.wanted] : []

  useEffect(() => {
    if (!redirect) return
    const { search, hash } = window.location
    place.go(redirect, { replace: true, wanted: wanted ? `${wanted}${search}${hash}` : null })
  }, [redirect, wanted, place])

  const front = useRef<FrontAddress>(undefined)
  if ('page' in destination) front.current = destination.page
  const isDesk = 'boot' in destination && destination.boot === 'admin'
  // The public page stays visible until the admin has loaded.
  const isOpen = useDeferredValue(isDesk) || front.current === undefined
  useEffect(() => {
    if (isDesk && isOpen) front.current = undefined
  }, [isDesk, isOpen])

  useSignInLaterOn(isDesk)

  if (isDesk && isOpen) return <App {...(catalogue && { catalogue })} />
  if (!front.current) return isComing(destination) ? <FrameWaits /> : null
  return (
    <Leaving value={isDesk}>
      <Front page={front.current} />
      {isDesk && <PendingBar />}
    </Leaving>
  )
}

/** Preloads the sign-in and the page to mark, so that a reload without a network can open them. */
function useSignInLaterOn(isDesk: boolean) {
  const backend = useBackend()
  useEffect(() => {
    const { language } = backend
    if (!isDesk) return
    const timer = setTimeout(() => {
      const parts = [
        ...[loadFront(), LazyPreviousSession.preload(), queues.load(), queues.loadKept?.()],
        loadFrontTexts(language.current()),
        queues.prepare?.(backend),
      ]
      // The next visit with a connection caches it.
      void Promise.all(parts).catch(() => undefined)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isDesk, backend])
}
const SETTLED_MS = 12_000

/** After the sign-in page the admin opens: its code is loaded after this delay in milliseconds. */
const CALM_MS = 2000

const firstWords = keepUntilShown(loadFrontTexts)

function Front({ page }: { page: FrontAddress }) {
  const { language, place } = useBackend()
  const words = useMemo(() => firstWords(language.current()), [language])
  useEffect(() => {
    if (page !== 'login') return
    const timer = setTimeout(() => {
      // Signing in requests it again.
      void loadAdmin(place.path(), language.current()).catch(() => undefined)
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [page, language, place])
  return <FrontApp page={page} words={words} />
}
