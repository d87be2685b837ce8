import { dashboardRoles, type ReportName } from '../../domain/accounts/dashboards'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** A report of Power BI or its replacement (business.md#power-bi). */
const report = (name: ReportName, label: CustomPage['label']): CustomPage => ({
  path: `microsoft-power-bi/${name}`,
  label,
  icon: 'AnalyticsRounded',
  group: 'reports',
  access: dashboardRoles[name],
  namespaces: ['bi'],
  Page: plainLater(async () => (await import('./PowerBiPage')).powerBiPage(name)),
})

export const management = report('gerencia-power-bi', 'menu.management')
export const administration = report('administrativo', 'menu.administration')
export const receivables = report('cartera', 'menu.receivables')
export const agent = report('vendedor', 'menu.agent')
