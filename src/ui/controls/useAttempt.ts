import { useNotify } from 'ra-core'
import { useState } from 'react'

/** Runs work of a person, and shows a refusal. Resolves to whether it succeeded. */
export function useAttempt() {
  const notify = useNotify()
  const [isPending, setPending] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setPending(true)
    try {
      await work()
      return true
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { attempt, isPending }
}
