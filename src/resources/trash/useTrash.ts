import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'

/** Deleted records that match a search, a page at a time. */
export function useTrash({ name }: Resource, words: string) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const query = useInfiniteQuery({
    queryKey: [name, 'trash', words],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.trash(name, { words, from: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.records.length, 0)
      return shown < total ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    rows: data?.pages.flatMap(page => page.records) ?? [],
    error,
    isPending,
    refetch,
    hasMore: hasNextPage,
    isMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
  }
}
