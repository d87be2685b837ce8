import Icon from '@mui/icons-material/InsightsRounded'
import { lazy } from 'react'
import { dashboardRoles } from '../../domain/dashboards'
import type { CustomPage } from '../../providers/customPages'

/** What came back, why, how long it took and what it cost (domain.md 5.12). */
export const serviceReport: CustomPage = {
  path: 'st/ReporteST',
  label: {
    es: 'Reporte de servicio',
    en: 'Service report',
    fr: 'Rapport du service',
    vi: 'Báo cáo dịch vụ',
    cn: '服务报告',
    ar: 'تقرير الخدمة',
  },
  icon: Icon,
  group: 'st',
  access: dashboardRoles.servicio,
  Page: lazy(async () => ({ default: (await import('./ServiceReportPage')).ServiceReportPage })),
}
