import { type HttpError, useNotify } from 'ra-core'
import type { Views } from './useViews'

/** Does something with a view and reads all anew; what the server refuses is said in its words. */
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
