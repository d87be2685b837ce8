import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Icon = sheetIcon('NotificationsNoneRounded')

export const notificationsPage: CustomPage = {
  path: 'notifications-page',
  label: 'menu.notificationsPage',
  icon: Icon,
  group: 'me',
  access: 'everyone',
  namespaces: ['shell', 'columns'],
  Page: lazy(async () => ({ default: (await import('./NoticesPage')).NoticesPage })),
}
