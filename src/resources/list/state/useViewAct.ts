import { type HttpError, useNotify } from 'ra-core'
import type { Views } from './useViews'

/** Changes a view and reads all views again; shows the server's message if refused. */
export function useViewAct({ refresh }: Views): (act: () => Promise<unknown>) => Promise<void> {
  const notify = useNotify()
  return async act => {
    try {
      await act()
      await refresh()
    } catch (error) {
      const { message, body } = error as HttpError
      const [first] = Object.values((body?.errors ?? {}) as Record<string, string>)
      notify(first ?? message, { type: 'error' })
    }
  }
}
