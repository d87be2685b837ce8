import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { LeftHere } from './custom-pages/login/leftHereLater'
import { desk } from './i18n/desk'
import { loadAppMessages } from './i18n/load'
import type { Catalogue } from './model/resource'
import { Leaving } from './pieces/front/leaving'
import { PendingBar } from './pieces/progress/PendingBar'
import { BootFailure } from './pieces/states/BootFailure'
import { Boundary } from './pieces/states/Boundary'
import { FrameWaits } from './pieces/states/FrameWaits'
import { WhatsAppLater } from './pieces/whatsapp/WhatsAppLater'
import type { Backend } from './providers/backend'
import { BackendProvider, useBackend, useSession } from './providers/backendContext'
import { type Destination, destinationOf, type FrontPage } from './providers/destination'
import { holderHere } from './providers/holderHere'
import { keepUntilShown } from './providers/shownErrors'

const loadApp = () => import('./App')
const App = lazy(() => loadApp().then(({ App }) => ({ default: App })))
const loadFront = () => import('./FrontApp')
const FrontApp = lazy(() => loadFront().then(({ FrontApp }) => ({ default: FrontApp })))

interface RootProps {
  readonly backend: Backend
  /** The schemas that ship, when not said: tests bring their own. */
  readonly catalogue?: Catalogue
}

/** Picks the boot by path and session, and follows both. */
export const Root = ({ backend, ...rest }: RootProps) => (
  <BackendProvider backend={backend}>
    <Boundary fallback={error => <BootFailure error={error} />}>
      <Suspense fallback={<Pending />}>
        <Boot {...rest} />
      </Suspense>
      <WhatsAppLater />
    </Boundary>
  </BackendProvider>
)

/** What is on its way: the desk, or a page of the front. */
function Pending() {
  const { place, session } = useBackend()
  return isComing(destinationOf(place.path(), session.view())) ? <FrameWaits /> : <PendingBar />
}
const isComing = (destination: Destination) => 'boot' in destination && destination.boot !== 'front'

function Boot({ catalogue }: Pick<RootProps, 'catalogue'>) {
  const { place, storage } = useBackend()
  const session = useSession()
  const path = useSyncExternalStore(place.subscribe, place.path)
  const mayMark = session.isUntried && holderHere({ storage, now: Date.now() / 1000 }) !== null
  const destination = destinationOf(path, { ...session, mayMark }, place.wanted())
  const [redirect, wanted] =
    'redirect' in destination ? [destination.redirect, destination.wanted] : []

  useEffect(() => {
    if (!redirect) return
    const { search, hash } = window.location
    place.go(redirect, { replace: true, wanted: wanted ? `${wanted}${search}${hash}` : null })
  }, [redirect, wanted, place])

  const front = useRef<FrontPage>(undefined)
  if ('page' in destination) front.current = destination.page
  const isDesk = 'boot' in destination && destination.boot === 'admin'
  // The page that leads to the desk stays in sight until the desk is there.
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

/** A reload without a network opens the sign-in, or the page to mark: their code lies on the device before. */
function useSignInLaterOn(isDesk: boolean) {
  const backend = useBackend()
  useEffect(() => {
    const { language } = backend
    if (!isDesk) return
    const timer = setTimeout(() => {
      const marking = import('./custom-pages/mark/prepare')
      const parts = [
        ...[loadFront(), LeftHere.preload(), loadAppMessages(language.current())],
        marking.then(({ prepareMarking }) => prepareMarking(backend)),
      ]
      void Promise.all(parts).catch(() => 'a visit with a network keeps it')
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isDesk, backend])
}
const SETTLED_MS = 12_000

/** Whoever is at the sign-in opens the desk next: its code is fetched while they type. */
const CALM_MS = 2000

const firstWords = keepUntilShown(loadAppMessages)

function Front({ page }: { page: FrontPage }) {
  const { language } = useBackend()
  const words = useMemo(() => firstWords(language.current()), [language])
  useEffect(() => {
    if (page !== 'login') return
    const timer = setTimeout(() => {
      const coming = Promise.all([loadApp(), desk.load(language.current())])
      void coming.catch(() => 'signing in asks again')
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [page, language])
  return <FrontApp page={page} words={words} />
}
