import { keepPreviousData } from '@tanstack/react-query'
import type { Period } from '../../base/span'
import { dashboard } from '../../contracts/bi'
import type { DashboardName } from '../../domain/accounts/dashboards'
import { useCall } from '../../providers/backend/useCall'

/** The figures of a dashboard; the previous ones stay while another period loads. */
export function useDashboard(name: DashboardName, period: Period, enabled = true) {
  const queryKey = ['bi', name, period]
  const options = { queryKey, staleTime: 60_000, enabled, placeholderData: keepPreviousData }
  return useCall(dashboard, { params: { dashboard: name }, query: { period } }, options)
}
