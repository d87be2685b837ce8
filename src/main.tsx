import './ui/theme/reset.css'
import './ui/theme/tokens.css'
import './ui/theme/primitives.css'
import { business } from '@business/business'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setBusiness } from './base/business'
import { loadFrontTexts } from './i18n/frontTexts'
import { texts } from './i18n/inUse'
import { hearPaletteKeys } from './layout/palette/paletteRequest'
import { createBackend } from './providers/backend/backend'
import { destinationOf } from './providers/navigation/destination'
import { Root } from './Root'

setBusiness(business)

const { VITE_API_URL, VITE_DEFAULT_LANGUAGE } = import.meta.env
const backend = createBackend({ base: VITE_API_URL ?? '', defaultLanguage: VITE_DEFAULT_LANGUAGE })

// Starts the requests of the first screen before React renders.
void backend.session.start()
// Rendering the page loads it again and shows the error.
void firstChunks().catch(() => undefined)

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
    ? Promise.all([import('./App'), texts.addLanguage(language)])
    : Promise.all([import('./FrontApp'), loadFrontTexts(language)])
}
