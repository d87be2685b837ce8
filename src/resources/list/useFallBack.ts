import { type HttpError, useListContext } from 'ra-core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sortFor } from '../../model/listState'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { PER_PAGE } from './useViews'

/** What the server does not understand of a list's address gives way to the list as it begins. */
export function useFallBack(resource: Resource, drop: (names: readonly string[]) => void): void {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const error = useListContext().error as HttpError | null | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
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
