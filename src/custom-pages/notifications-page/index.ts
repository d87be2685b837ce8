import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

export const notificationsPage: CustomPage = {
  path: 'notifications-page',
  label: 'menu.notificationsPage',
  icon: 'NotificationsNoneRounded',
  group: 'me',
  access: 'everyone',
  namespaces: ['shell', 'columns'],
  Page: plainLater(() => import('./NoticesPage'), 'NoticesPage'),
}
