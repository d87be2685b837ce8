import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'

/** Recent batches of a resource, a page at a time. */
export function useBatches({ name }: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const query = useInfiniteQuery({
    queryKey: [name, 'batches'],
    queryFn: ({ pageParam, signal }) => dataProvider.batches(name, { before: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    batches: data?.pages.flatMap(page => page.batches) ?? [],
    error,
    isPending,
    refetch,
    hasMore: hasNextPage,
    isMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
  }
}
