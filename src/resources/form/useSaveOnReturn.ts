import { isEqual } from 'es-toolkit'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useBackend } from '../../providers/backendContext'
import type { TroubleTold } from './Trouble'

/** Where the server answers others and not this one, it is asked in vain. */
const MOST_TRIES = 3
const PAUSE_MS = 5_000

/** Whether a save met nobody: it is made by itself once the server can be reached. */
export const awaitsConnection = (trouble: TroubleTold | undefined) =>
  trouble !== undefined && [0, 502, 504].includes(trouble.status)

/**
 * Saves again what could not be sent, when the connection is back. What was typed since then waits for its
 * writer, who may be in the middle of a word.
 */
export function useSaveOnReturn(formId: string, trouble: TroubleTold | undefined): void {
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
      // A single failure is no lost connection, which nobody would see coming back.
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
