import { useBackend } from '../../providers/backendContext'
import { TOKEN_KEY } from '../../providers/savedSession'
import { ConnectionBanner } from '../connection/ConnectionBanner'
import { useWords } from './words'

/** Who could not be signed in because nobody answered is told that this mends itself. */
export function FrontConnection() {
  const { page } = useWords().words
  const { session, storage } = useBackend()
  const isWaiting = !session.view().isAuthenticated && storage.get(TOKEN_KEY) !== null
  const lost = isWaiting ? page.offlineSignIn : page.offline
  return <ConnectionBanner words={{ lost, slow: page.slow }} />
}
