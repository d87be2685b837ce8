import { lazy } from 'react'
import { markingRoles } from '../../domain/attendance/attendance'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Icon = sheetIcon('FactCheckOutlined')

/**
 * Hours, delays and missing marks by user and day (business.md#attendance): the user's own; everyone's for
 * human resources.
 */
export const attendanceReportPage: CustomPage = {
  path: 'rrhh/ReporteRRHH',
  label: 'menu.attendanceReport',
  icon: Icon,
  group: 'reports',
  access: markingRoles,
  namespaces: ['hr'],
  resources: ['attendance-marks'],
  Page: lazy(async () => ({ default: (await import('./ReportPage')).ReportPage })),
}
