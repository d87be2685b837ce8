import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Period } from '../../base/span'
import { dashboard } from '../../contracts/bi'
import type { DashboardName } from '../../domain/accounts/dashboards'
import { useBackend } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'

/** The figures of a dashboard; the previous ones stay while another period loads. */
export function useDashboard(name: DashboardName, period: Period, enabled = true) {
  const { http } = useBackend()
  return useQuery({
    queryKey: ['bi', name, period],
    staleTime: 60_000,
    enabled,
    placeholderData: keepPreviousData,
    queryFn: () => call(http, dashboard, { params: { dashboard: name }, query: { period } }),
  })
}
