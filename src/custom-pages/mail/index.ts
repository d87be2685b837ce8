import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Mail between users, and to external addresses. */
export const mail: CustomPage = {
  path: 'mail',
  countsUnread: true,
  also: ['mail/all'],
  label: 'menu.mail',
  icon: 'MailOutlined',
  group: 'team',
  access: '*',
  original: true,
  find: async (...args) => (await import('./findMails')).findMails(...args),
  namespaces: ['mail'],
  Page: plainLater(() => import('./MailPage'), 'MailPage'),
}
