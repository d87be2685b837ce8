import Icon from '@mui/icons-material/NotificationsNoneRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Everything somebody was told, and of what they want to hear (product.md 2). */
export const notificationsPage: CustomPage = {
  path: 'notifications-page',
  label: {
    es: 'Avisos',
    en: 'Notices',
    fr: 'Avis',
    vi: 'Thông báo',
    cn: '通知',
    ar: 'الإشعارات',
  },
  icon: Icon,
  group: 'me',
  access: 'everyone',
  Page: lazy(async () => ({ default: (await import('./NoticesPage')).NoticesPage })),
}
