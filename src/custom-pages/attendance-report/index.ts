import { markingRoles } from '../../domain/attendance/attendance'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/**
 * Hours, delays and missing marks by user and day (business.md#attendance): the user's own; everyone's for
 * human resources.
 */
export const attendanceReportPage: CustomPage = {
  path: 'rrhh/ReporteRRHH',
  label: 'menu.attendanceReport',
  icon: 'FactCheckOutlined',
  group: 'reports',
  access: markingRoles,
  namespaces: ['hr'],
  resources: ['attendance-marks'],
  Page: plainLater(() => import('./ReportPage'), 'ReportPage'),
}
