import { useI18nProvider } from 'ra-core'
import { useCallback, useState } from 'react'
import { LaterPart } from '../../pieces/LaterPart'
import { later } from '../../pieces/later'
import { useBackend, useSession } from '../../providers/backendContext'
import type { AppI18nProvider } from '../../providers/i18nProvider'
import { useWarm } from '../useWarm'
import type { SessionEndDialogProps } from './SessionEndDialog'

const SessionEndDialog = later<SessionEndDialogProps>(() =>
  import('./SessionEndDialog').then(module => module.SessionEndDialog),
)

/** The warning before a session ends; its code and words are here before it is due. */
export function SessionEnd() {
  const words = useI18nProvider() as AppI18nProvider
  const { session } = useBackend()
  const { endsSoon } = useSession()
  const end = session.endsAt()
  const [dismissed, setDismissed] = useState<number>()
  useWarm(
    useCallback(
      () => Promise.all([SessionEndDialog.preload(), words.loadMore('session')]),
      [words],
    ),
  )
  return (
    <LaterPart>
      {endsSoon && end !== undefined && end !== dismissed && (
        <SessionEndDialog end={end} onClose={() => setDismissed(end)} />
      )}
    </LaterPart>
  )
}
