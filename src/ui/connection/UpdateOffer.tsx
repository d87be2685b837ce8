import './connection.css'
import { useBackend, useNewer } from '../../providers/backend/backendContext'

/** Offers a newer version; typed values are stored as drafts. */
export function UpdateOffer({ words }: { words: { newer: string; reload: string } }) {
  const { worker } = useBackend()
  const isNewer = useNewer()
  return (
    <div className="connection" role="status">
      {isNewer && (
        <p>
          {words.newer}
          <button type="button" onClick={worker.update}>
            {words.reload}
          </button>
        </p>
      )}
    </div>
  )
}
