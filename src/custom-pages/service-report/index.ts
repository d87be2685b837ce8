import { lazy } from 'react'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Returned devices: quantity, reasons, duration and cost (business.md#warranty-orders). */
export const serviceReport: CustomPage = {
  path: 'st/ReporteST',
  label: 'menu.serviceReport',
  icon: 'InsightsRounded',
  group: 'reports',
  access: dashboardRoles.servicio,
  namespaces: ['bi'],
  resources: ['warranty-orders'],
  Page: lazy(() =>
    import('./ServiceReportPage').then(module => ({ default: module.ServiceReportPage })),
  ),
}
