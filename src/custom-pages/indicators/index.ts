import { lazy } from 'react'
import { type DashboardName, dashboardRoles } from '../../domain/accounts/dashboards'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Analytics = sheetIcon('AnalyticsRounded')
const Booking = sheetIcon('EventRounded')
const Storage = sheetIcon('FolderRounded')
const Banking = sheetIcon('PaymentsRounded')
const Shop = sheetIcon('ReceiptLongRounded')

type General = Extract<DashboardName, 'ecommerce' | 'analytics' | 'banking' | 'booking' | 'file'>

/** A dashboard at its two addresses. */
const general = (name: General, more: Pick<CustomPage, 'label' | 'icon'>): CustomPage => ({
  path: name,
  also: [`general/${name}`],
  group: 'reports',
  access: dashboardRoles[name],
  namespaces: ['bi'],
  Page: lazy(async () => ({
    default: (await import('../../features/bi/DashboardBoard')).dashboardPage(name),
  })),
  ...more,
})

export const ecommercePage = general('ecommerce', {
  label: 'menu.ecommerce',
  icon: Shop,
})
export const analyticsPage = general('analytics', {
  label: 'menu.analytics',
  icon: Analytics,
})
export const bankingPage = general('banking', {
  label: 'menu.banking',
  icon: Banking,
})
export const bookingPage = general('booking', {
  label: 'menu.booking',
  icon: Booking,
})
export const filePage = general('file', {
  label: 'menu.file',
  icon: Storage,
})
