import { useCallback } from 'react'
import { useBackend } from './backendContext'
import { apiRoot } from './http'

/** A path the server gave, as an address the browser can open by itself: a picture, a download. */
export function useApiAddress(): (path: string) => string {
  const { base } = useBackend()
  return useCallback(
    path => (base && path.startsWith('/') ? apiRoot(base).href.replace(/\/$/, '') + path : path),
    [base],
  )
}
