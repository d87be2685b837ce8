import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { desk } from './i18n/desk'
import { loadAppMessages } from './i18n/load'
import { hearPaletteKeys } from './layout/palette/paletteWish'
import { createBackend } from './providers/backend'
import { destinationOf } from './providers/destination'
import { Root } from './Root'

const { VITE_API_URL, VITE_DEFAULT_LANGUAGE } = import.meta.env
const backend = createBackend({ base: VITE_API_URL ?? '', defaultLanguage: VITE_DEFAULT_LANGUAGE })

// What the first screen needs is on its way before React has drawn anything.
void backend.session.start()
void firstChunks().catch(() => 'drawing the page asks again, and shows what is wrong')

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Root backend={backend} />
    </StrictMode>,
  )
}

function firstChunks() {
  const language = backend.language.current()
  const isAuthenticated = backend.session.token() !== null
  const first = destinationOf(location.pathname, { isInitialized: true, isAuthenticated })
  const isAdmin = 'redirect' in first ? isAuthenticated : first.boot === 'admin'
  if (isAdmin && isAuthenticated) hearPaletteKeys()
  return isAdmin
    ? Promise.all([import('./App'), desk.load(language)])
    : Promise.all([import('./FrontApp'), loadAppMessages(language)])
}
