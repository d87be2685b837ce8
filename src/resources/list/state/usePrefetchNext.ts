import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useEffect } from 'react'
import type { Resource } from '../../../model/fields/resource'
import { listMeta } from '../../../providers/dataProvider/dataProvider'

/** Prefetches the next page, so that paging shows it at once. */
export function usePrefetchNext(resource: Resource): void {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { page, perPage, sort, filterValues, hasNextPage, isFetching } = useListContext()
  useEffect(() => {
    if (!hasNextPage || isFetching) return
    const params = {
      pagination: { page: page + 1, perPage },
      sort,
      filter: filterValues,
      meta: listMeta,
    }
    const timer = setTimeout(() => {
      void client.prefetchQuery({
        queryKey: [resource.name, 'getList', params],
        queryFn: ({ signal }) => dataProvider.getList(resource.name, { ...params, signal }),
        staleTime: 30_000,
      })
    }, 200)
    return () => clearTimeout(timer)
  }, [client, dataProvider, resource, page, perPage, sort, filterValues, hasNextPage, isFetching])
}
