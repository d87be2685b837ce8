import './ui/theme/reset.css'
import './ui/theme/tokens.css'
import './ui/theme/primitives.css'
import './ui/controls/button.css'
import { business } from '@business/business'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { setBusiness } from './base/business'
import { languageFor } from './base/text'
import { loadFrontTexts } from './i18n/frontTexts'
import { listenForPaletteKeys } from './layout/palette/paletteRequest'
import { createBackend } from './providers/backend/backend'
import { destinationOf } from './providers/navigation/destination'
import { savedHolder } from './providers/session/savedHolder'
import { loadAdmin, loadFront, Root } from './Root'
import { FrameWaits } from './ui/loading/FrameWaits'
import { PendingBar } from './ui/progress/PendingBar'

setBusiness(business)

const { VITE_API_URL, VITE_DEFAULT_LANGUAGE } = import.meta.env
const backend = createBackend({ base: VITE_API_URL ?? '', defaultLanguage: VITE_DEFAULT_LANGUAGE })

// Starts the requests of the first screen before React renders.
const session = backend.session.start()
/** A placeholder that is drawn sooner would only flash, in milliseconds. */
const SOON_MS = 150

const root = document.getElementById('root')
if (root) void show(createRoot(root))

/**
 * Renders once code and session are there: React holds back by up to 300 ms what replaces a
 * placeholder. A placeholder is drawn only if they take longer.
 */
async function show(page: ReturnType<typeof createRoot>) {
  const front = frontPage()
  const isAdmin = front === undefined
  const language = backend.language.current()
  const holder = savedHolder({ storage: backend.storage, now: Date.now() / 1000 })
  if (isAdmin && backend.session.token() !== null) listenForPaletteKeys()
  const timer = setTimeout(() => page.render(isAdmin ? <FrameWaits /> : <PendingBar />), SOON_MS)
  const parts = isAdmin
    ? [loadAdmin(location.pathname, languageFor(language, holder?.me.ROLE)), session]
    : [loadFront(front), loadFrontTexts(language)]
  // Rendering the page loads it again and shows the error.
  await Promise.allSettled(parts)
  clearTimeout(timer)
  // A transition waits a moment for what is loaded already; another update shows placeholders at once.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Root backend={backend} />
      </StrictMode>,
    ),
  )
}

/** The public page at the address; undefined if it leads to the admin for the token that is stored. */
function frontPage() {
  const isAuthenticated = backend.session.token() !== null
  const first = destinationOf(location.pathname, { isInitialized: true, isAuthenticated })
  if ('page' in first) return first.page
  return isAuthenticated ? undefined : 'login'
}
