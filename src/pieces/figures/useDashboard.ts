import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DashboardName } from '../../domain/dashboards'
import type { Period } from '../../domain/span'
import type { Dashboard } from '../../model/dashboard'
import { useBackend } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'

/** The figures of a dashboard; the last ones stay until those of another period are here. */
export function useDashboard(name: DashboardName, period: Period, enabled = true) {
  const { http } = useBackend()
  return useQuery({
    queryKey: ['bi', name, period],
    staleTime: 60_000,
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await http.exchange(`/hanadb/api/bi/${name}?period=${period}`)
      if (!answer.ok) throw httpErrorOf(answer)
      return answer.body as Dashboard
    },
  })
}
