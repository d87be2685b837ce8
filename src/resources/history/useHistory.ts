import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Resource } from '../../model/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../useRecord'

/** As many as the server tells at a time: fewer are the last. */
const PAGE = 30

/** The history of a record, a page at a time. */
export function useHistory({ name }: Resource, { id }: Sent) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const query = useInfiniteQuery({
    queryKey: [name, 'history', String(id)],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.history(name, id, { before: pageParam, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.length < PAGE ? undefined : page.at(-1)?.version),
  })
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    entries: data?.pages.flat() ?? [],
    error,
    isPending,
    refetch,
    hasMore: hasNextPage,
    isMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
  }
}
