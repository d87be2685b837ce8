import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

export const notificationsPage: CustomPage = {
  path: 'notifications-page',
  label: 'menu.notificationsPage',
  icon: 'NotificationsNoneRounded',
  group: 'me',
  access: 'everyone',
  namespaces: ['shell', 'columns'],
  Page: lazy(() => import('./NoticesPage').then(module => ({ default: module.NoticesPage }))),
}
