import { useNotify } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useConnection } from '../../providers/backend/backendContext'
import { Boundary } from './Boundary'
import { lostText } from './missingChunk'

interface LaterPartProps {
  /** Called if code requested by the person cannot be loaded; the caller resets its state. */
  readonly onLost?: (() => void) | undefined
  /** Shown while the code is loading. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of the frame whose code is loaded later; without it the page still works. Loading is repeated
 * when the connection changes.
 */
export function LaterPart({ onLost, fallback = null, children }: LaterPartProps) {
  const connection = useConnection()
  return (
    <Boundary
      about={connection}
      fallback={(error, retry) => (
        <Lost error={error} onRetry={retry} onLost={onLost}>
          {fallback}
        </Lost>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}

interface LostProps extends Pick<LaterPartProps, 'onLost' | 'children'> {
  readonly error: unknown
  readonly onRetry: () => void
}

function Lost({ error, onRetry, onLost, children }: LostProps) {
  const notify = useNotify()
  const tell = useRef(() => {
    if (!onLost) return
    notify(lostText(error), { type: 'warning' })
    onLost()
    onRetry()
  })
  useEffect(() => tell.current(), [])
  return children
}
