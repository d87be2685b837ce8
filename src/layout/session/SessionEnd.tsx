import { useState } from 'react'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useWarm } from '../../ui/loading/useWarm'
import { later } from '../../ui/theme/later'

const SessionEndDialog = later(
  () => import('./SessionEndDialog'),
  'SessionEndDialog',
  'session',
  'auth',
)

/** The warning before a session ends; its code and texts are preloaded. */
export function SessionEnd() {
  const { session } = useBackend()
  const { endsSoon } = useSession()
  const end = session.endsAt()
  const [dismissed, setDismissed] = useState<number>()
  useWarm(SessionEndDialog.preload)
  return (
    <LaterPart>
      {endsSoon && end !== undefined && end !== dismissed && (
        <SessionEndDialog end={end} onClose={() => setDismissed(end)} />
      )}
    </LaterPart>
  )
}
