import Icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { markingRoles } from '../../domain/attendance'
import type { CustomPage } from '../../providers/customPages'

/** Hours, lateness and missing marks by person and day (domain.md 5.13): one's own, or everybody's for HR. */
export const attendanceReport: CustomPage = {
  path: 'rrhh/ReporteRRHH',
  label: {
    es: 'Reporte de asistencia',
    en: 'Attendance report',
    fr: 'Rapport de présence',
    vi: 'Báo cáo chấm công',
    cn: '考勤报表',
    ar: 'تقرير الحضور',
  },
  icon: Icon,
  group: 'rrhh',
  access: markingRoles,
  Page: lazy(async () => ({ default: (await import('./ReportPage')).ReportPage })),
}
