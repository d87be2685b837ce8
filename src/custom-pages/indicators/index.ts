import { type DashboardName, dashboardRoles } from '../../domain/accounts/dashboards'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

type General = Extract<DashboardName, 'ecommerce' | 'analytics' | 'banking' | 'booking' | 'file'>

/** A dashboard at its two addresses. */
const general = (name: General, more: Pick<CustomPage, 'label' | 'icon'>): CustomPage => ({
  path: name,
  also: [`general/${name}`],
  group: 'reports',
  access: dashboardRoles[name],
  namespaces: ['bi'],
  Page: plainLater(async () =>
    (await import('../../features/bi/DashboardBoard')).dashboardPage(name),
  ),
  ...more,
})

export const ecommercePage = general('ecommerce', {
  label: 'menu.ecommerce',
  icon: 'ReceiptLongRounded',
})
export const analyticsPage = general('analytics', {
  label: 'menu.analytics',
  icon: 'AnalyticsRounded',
})
export const bankingPage = general('banking', {
  label: 'menu.banking',
  icon: 'PaymentsRounded',
})
export const bookingPage = general('booking', {
  label: 'menu.booking',
  icon: 'EventRounded',
})
export const filePage = general('file', {
  label: 'menu.file',
  icon: 'FolderRounded',
})
