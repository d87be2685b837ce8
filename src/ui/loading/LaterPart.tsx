import { useNotify } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useConnection } from '../../providers/backend/backendContext'
import { Boundary } from './Boundary'
import { chunkErrorText } from './missingChunk'

interface LaterPartProps {
  /** Called if code requested by the person cannot be loaded; the caller resets its state. */
  readonly onFailed?: (() => void) | undefined
  /** Shown while the code is loading. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of the frame whose code is loaded later; without it the page still works. Loading is repeated
 * when the connection changes.
 */
export function LaterPart({ onFailed, fallback = null, children }: LaterPartProps) {
  const connection = useConnection()
  return (
    <Boundary
      about={connection}
      fallback={(error, retry) => (
        <Failed error={error} onRetry={retry} onFailed={onFailed}>
          {fallback}
        </Failed>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}

interface FailedProps extends Pick<LaterPartProps, 'onFailed' | 'children'> {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ error, onRetry, onFailed, children }: FailedProps) {
  const notify = useNotify()
  const reportFailure = useRef(() => {
    if (!onFailed) return
    notify(chunkErrorText(error), { type: 'warning' })
    onFailed()
    onRetry()
  })
  useEffect(() => reportFailure.current(), [])
  return children
}
