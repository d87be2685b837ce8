import { useCallback } from 'react'
import { apiRoot } from '../http/http'
import { useBackend } from './backendContext'

/** Absolute address of a server path, for pictures and downloads. */
export function useApiAddress(): (path: string) => string {
  const { base } = useBackend()
  return useCallback(
    path => (base && path.startsWith('/') ? apiRoot(base).href.replace(/\/$/, '') + path : path),
    [base],
  )
}
