import { useQuery } from '@tanstack/react-query'
import type { ReportName } from '../../domain/dashboards'
import type { Embedding } from '../../model/dashboard'
import { useBackend } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'

/** Before its token ends a report is given a new one. */
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
    queryFn: async () => {
      const answer = await http.exchange(`/hanadb/api/bi/${name}/embed`)
      if (!answer.ok) throw httpErrorOf(answer)
      return answer.body as Embedding
    },
  })
}
