import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

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
  Page: lazy(() => import('./MailPage').then(module => ({ default: module.MailPage }))),
}
