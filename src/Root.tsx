import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { loadAppMessages } from './i18n/load'
import type { Catalogue } from './model/resource'
import { PendingBar } from './pieces/progress/PendingBar'
import { BootFailure } from './pieces/states/BootFailure'
import { Boundary } from './pieces/states/Boundary'
import { WhatsAppLater } from './pieces/whatsapp/WhatsAppLater'
import type { Backend } from './providers/backend'
import { BackendProvider, useBackend, useSession } from './providers/backendContext'
import { destinationOf, type FrontPage } from './providers/destination'

const App = lazy(() => import('./App').then(({ App }) => ({ default: App })))
const FrontApp = lazy(() => import('./FrontApp').then(({ FrontApp }) => ({ default: FrontApp })))

interface RootProps {
  readonly backend: Backend
  /** The schemas that ship, when not said: tests bring their own. */
  readonly catalogue?: Catalogue
}

/** Picks the boot by path and session, and follows both. */
export const Root = ({ backend, ...rest }: RootProps) => (
  <BackendProvider backend={backend}>
    <Boundary fallback={() => <BootFailure />}>
      <Suspense fallback={<PendingBar />}>
        <Boot {...rest} />
      </Suspense>
      <WhatsAppLater />
    </Boundary>
  </BackendProvider>
)

function Boot({ catalogue }: Pick<RootProps, 'catalogue'>) {
  const { place } = useBackend()
  const session = useSession()
  const path = useSyncExternalStore(place.subscribe, place.path)
  const destination = destinationOf(path, session, place.wanted())
  const [redirect, wanted] =
    'redirect' in destination ? [destination.redirect, destination.wanted] : []

  useEffect(() => {
    if (!redirect) return
    const { search, hash } = window.location
    place.go(redirect, { replace: true, wanted: wanted ? `${wanted}${search}${hash}` : null })
  }, [redirect, wanted, place])

  if ('redirect' in destination || destination.boot === 'none') return null
  if (destination.boot === 'front') return <Front page={destination.page} />
  return <App {...(catalogue && { catalogue })} />
}

function Front({ page }: { page: FrontPage }) {
  const { language } = useBackend()
  const words = useMemo(() => loadAppMessages(language.current()), [language])
  return <FrontApp page={page} words={words} />
}
