import Analytics from '@mui/icons-material/AnalyticsRounded'
import Booking from '@mui/icons-material/EventRounded'
import Storage from '@mui/icons-material/FolderRounded'
import Banking from '@mui/icons-material/PaymentsRounded'
import Shop from '@mui/icons-material/ReceiptLongRounded'
import { lazy } from 'react'
import { type DashboardName, dashboardRoles } from '../../domain/dashboards'
import type { CustomPage } from '../../providers/customPages'

type General = Extract<DashboardName, 'ecommerce' | 'analytics' | 'banking' | 'booking' | 'file'>

/** A dashboard of product.md 2, at both its addresses. */
const general = (name: General, more: Pick<CustomPage, 'label' | 'icon'>): CustomPage => ({
  path: name,
  also: [`general/${name}`],
  group: 'general',
  access: dashboardRoles[name],
  Page: lazy(async () => ({ default: (await import('./pages'))[name] })),
  ...more,
})

export const ecommerce = general('ecommerce', {
  label: {
    es: 'Ventas',
    en: 'Sales',
    fr: 'Ventes',
    vi: 'Bán hàng',
    cn: '销售',
    ar: 'المبيعات',
  },
  icon: Shop,
})
export const analytics = general('analytics', {
  label: {
    es: 'Analítica',
    en: 'Analytics',
    fr: 'Analyse',
    vi: 'Phân tích',
    cn: '分析',
    ar: 'التحليلات',
  },
  icon: Analytics,
})
export const banking = general('banking', {
  label: {
    es: 'Cobranza',
    en: 'Banking',
    fr: 'Finances',
    vi: 'Tài chính',
    cn: '资金',
    ar: 'المالية',
  },
  icon: Banking,
})
export const booking = general('booking', {
  label: {
    es: 'Citas y servicio',
    en: 'Booking',
    fr: 'Rendez-vous',
    vi: 'Đặt lịch',
    cn: '预约',
    ar: 'المواعيد',
  },
  icon: Booking,
})
export const file = general('file', {
  label: {
    es: 'Almacenamiento',
    en: 'Storage',
    fr: 'Stockage',
    vi: 'Lưu trữ',
    cn: '存储',
    ar: 'التخزين',
  },
  icon: Storage,
})
