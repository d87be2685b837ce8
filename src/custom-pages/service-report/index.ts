import { dashboardRoles } from '../../domain/accounts/dashboards'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Returned devices: quantity, reasons, duration and cost (business.md#warranty-orders). */
export const serviceReport: CustomPage = {
  path: 'st/ReporteST',
  label: 'menu.serviceReport',
  icon: 'InsightsRounded',
  group: 'reports',
  access: dashboardRoles.servicio,
  namespaces: ['bi'],
  resources: ['warranty-orders'],
  Page: plainLater(() => import('./ServiceReportPage'), 'ServiceReportPage'),
}
