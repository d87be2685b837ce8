import { useState } from 'react'
import { LaterPart } from '../../pieces/LaterPart'
import { later } from '../../pieces/later'
import { useBackend, useSession } from '../../providers/backendContext'
import { useWarm } from '../useWarm'
import type { SessionEndDialogProps } from './SessionEndDialog'

const SessionEndDialog = later<SessionEndDialogProps>(() =>
  import('./SessionEndDialog').then(module => module.SessionEndDialog),
)

/** The warning before a session ends; its code and words are here before it is due. */
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
