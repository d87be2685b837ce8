import { isEqual } from 'es-toolkit/predicate'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useBackend } from '../../../providers/backend/backendContext'
import { isUnanswered } from '../merging/useWrite'
import type { SaveFailureView } from './SaveFailure'

/** Limits attempts while the server answers other requests but not this one. */
const MOST_TRIES = 3
const PAUSE_MS = 5_000

/** True if the server was not reached; the save is repeated once it is reachable. */
export const awaitsConnection = (trouble: SaveFailureView | undefined) =>
  trouble !== undefined && isUnanswered(trouble.status)

/** Repeats a failed save when the connection returns, unless the values changed since. */
export function useSaveOnReturn(formId: string, trouble: SaveFailureView | undefined): void {
  const { connection } = useBackend()
  const { getValues } = useFormContext()
  const tries = useRef(0)
  useEffect(() => {
    if (!trouble) return
    if (!awaitsConnection(trouble)) tries.current = 0
    else if (tries.current < MOST_TRIES) {
      const sent = structuredClone(getValues())
      const again = () => {
        if (!isEqual(sent, getValues())) return
        tries.current += 1
        const form = document.getElementById(formId) as HTMLFormElement | null
        form?.requestSubmit()
      }
      // A single failure does not mark the connection as lost, so `onReturn` would not run.
      const timer = setTimeout(() => connection.view() !== 'lost' && again(), PAUSE_MS)
      const end = connection.onReturn(again)
      return () => {
        clearTimeout(timer)
        end()
      }
    }
    return
  }, [trouble, connection, getValues, formId])
}
