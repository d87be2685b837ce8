import { useNotify } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useConnection } from '../providers/backendContext'
import { Boundary } from './states/Boundary'
import { lostText } from './states/missingChunk'

interface LaterPartProps {
  /** Somebody asked for it: when it does not come they are told, and it is as if they had not asked. */
  readonly onLost?: (() => void) | undefined
  /** What stands there until it is here. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of the frame whose code comes later: on a bad network the page around it stands without it.
 * It is tried again when the network is another one.
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
