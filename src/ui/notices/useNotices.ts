import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeKind } from '../../model/definition/notice'
import { markNotices, notices } from '../../model/endpoints/notices'
import { useBackend } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'

export interface ShownNotices {
  readonly unread?: boolean
  readonly kind?: NoticeKind | undefined
}

export function useNotices(visible: ShownNotices) {
  const { unread, kind } = visible
  const { http } = useBackend()
  return useInfiniteQuery({
    queryKey: ['notices', 'list', visible],
    queryFn: ({ pageParam }) => {
      const query = { ...(unread && { unread: 'true' as const }), kind, before: pageParam }
      return call(http, notices, { query })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
}

/** Marks notices as read or unread, and refreshes all places that show them. */
export function useMark() {
  const { http } = useBackend()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, read }: { ids: readonly number[] | 'all'; read: boolean }) =>
      call(http, markNotices, { body: { ids, read } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notices'] }),
  })
}
