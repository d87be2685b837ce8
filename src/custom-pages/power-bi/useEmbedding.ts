import { useQuery } from '@tanstack/react-query'
import { embed } from '../../contracts/bi'
import type { ReportName } from '../../domain/accounts/dashboards'
import { useBackend } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'

/** A token is renewed this long before it expires. */
const EARLY_MS = 5 * 60_000
const LEAST_MS = 30_000

export function useEmbedding(name: ReportName) {
  const { http } = useBackend()
  return useQuery({
    queryKey: ['bi', name, 'embed'],
    staleTime: 0,
    retry: 1,
    refetchInterval: ({ state }) => {
      const { data } = state
      if (!data || !('expiresAt' in data)) return false
      return Math.max(LEAST_MS, Date.parse(data.expiresAt) - Date.now() - EARLY_MS)
    },
    queryFn: () => call(http, embed, { params: { dashboard: name } }),
  })
}
