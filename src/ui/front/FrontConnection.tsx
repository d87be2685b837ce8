import { useBackend } from '../../providers/backend/backendContext'
import { TOKEN_KEY } from '../../providers/session/savedSession'
import { ConnectionBanner } from '../connection/ConnectionBanner'
import { useWords } from './words'

/** Announces that sign-in is repeated automatically once the server answers. */
export function FrontConnection() {
  const { auth, page } = useWords().words
  const { session, storage } = useBackend()
  const isWaiting = !session.view().isAuthenticated && storage.get(TOKEN_KEY) !== null
  const offlineText = isWaiting ? auth.offlineSignIn : page.offline
  return <ConnectionBanner words={{ lost: offlineText, slow: page.slow }} />
}
