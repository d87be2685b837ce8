import './connection.css'
import { useConnection } from '../../providers/backend/backendContext'

interface ConnectionBannerProps {
  readonly words: { readonly lost: string; readonly slow: string }
}

/** Announces that the server is unreachable or slow; the page's layout stays. */
export function ConnectionBanner({ words }: ConnectionBannerProps) {
  const state = useConnection()
  return (
    <div className="connection" role="status">
      {state !== 'fine' && (
        <p data-state={state}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
              <path d="M5 12.6a10 10 0 0 1 14 0M2 9a15 15 0 0 1 20 0M8.5 16.1a5 5 0 0 1 7 0M12 20h.01" />
              {state === 'lost' && <path d="m3 3 18 18" />}
            </g>
          </svg>
          {words[state]}
        </p>
      )}
    </div>
  )
}
