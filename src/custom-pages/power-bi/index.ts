import Icon from '@mui/icons-material/AnalyticsRounded'
import { lazy } from 'react'
import { dashboardRoles, type ReportName } from '../../domain/dashboards'
import type { CustomPage } from '../../providers/customPages'

/** A report that a Power BI tenant draws, or we in its place (domain.md 5.15). */
const report = (name: ReportName, label: CustomPage['label']): CustomPage => ({
  path: `microsoft-power-bi/${name}`,
  label,
  icon: Icon,
  group: 'microsoft-power-bi',
  access: dashboardRoles[name],
  Page: lazy(async () => ({ default: (await import('./pages')).pages[name] })),
})

export const management = report('gerencia-power-bi', {
  es: 'Gerencia',
  en: 'Management',
  fr: 'Direction',
  vi: 'Ban giám đốc',
  cn: '管理层',
  ar: 'الإدارة العليا',
})
export const administration = report('administrativo', {
  es: 'Administrativo',
  en: 'Administration',
  fr: 'Administration',
  vi: 'Hành chính',
  cn: '行政',
  ar: 'الشؤون الإدارية',
})
export const receivables = report('cartera', {
  es: 'Cartera',
  en: 'Receivables',
  fr: 'Encours clients',
  vi: 'Công nợ',
  cn: '应收账款',
  ar: 'الذمم المدينة',
})
export const agent = report('vendedor', {
  es: 'Vendedor',
  en: 'Sales agent',
  fr: 'Commercial',
  vi: 'Nhân viên bán hàng',
  cn: '销售员',
  ar: 'مندوب المبيعات',
})
