import { type HttpError, useNotify } from 'ra-core'

/** Changes a view and reads all views again; shows the server's message if refused. Resolves to whether it succeeded. */
export function useViewAct({ refresh }: { readonly refresh: () => Promise<unknown> }) {
  const notify = useNotify()
  return async (act: () => Promise<unknown>) => {
    try {
      await act()
      await refresh()
      return true
    } catch (error) {
      const { message, body } = error as HttpError
      const [first] = Object.values((body?.errors ?? {}) as Record<string, string>)
      notify(first ?? message, { type: 'error' })
      return false
    }
  }
}
