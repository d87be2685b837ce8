import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeKind } from '../../model/notice'
import { useBackend } from '../../providers/backendContext'

export interface Shown {
  readonly unread?: boolean
  readonly kind?: NoticeKind | undefined
}

/** One's notices, page by page. */
export function useNotices(shown: Shown) {
  const { notices } = useBackend()
  return useInfiniteQuery({
    queryKey: ['notices', 'list', shown],
    queryFn: ({ pageParam }) => notices.page({ ...shown, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
}

/** Marks notices; every place that shows them follows. */
export function useMark() {
  const { notices } = useBackend()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, read }: { ids: readonly number[] | 'all'; read: boolean }) =>
      notices.mark(ids, read),
    onSettled: () => client.invalidateQueries({ queryKey: ['notices'] }),
  })
}
