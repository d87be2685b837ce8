import './connection.css'
import { useBackend, useNewer } from '../../providers/backendContext'

/** Offers the newer version, and forces nobody: what is typed is kept as a draft anyway. */
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
