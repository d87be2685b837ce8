import { type HttpError, useListContext } from 'ra-core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '../../../model/fields/resource'
import { sortFor } from '../../../model/lists/listState'
import { useMe } from '../../../providers/backend/backendContext'
import { PER_PAGE } from './useViews'

/** Resets a list to its initial state if the server rejects its address. */
export function useFallBack(resource: Resource, drop: (names: readonly string[]) => void): void {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const error = useListContext().error as HttpError | null | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per refusal
  useEffect(() => {
    if (error?.status !== 400) return
    const { field, order } = sortFor(resource, me)
    const begin = { page: '1', perPage: String(PER_PAGE), sort: field, order, filter: '{}' }
    const after = new URLSearchParams({ ...Object.fromEntries(search), ...begin })
    if (after.toString() === search.toString()) return
    drop([error.message])
    setSearch(after, { replace: true })
  }, [error])
}
