import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

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
