import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

/** Profile of the user; start page of new accounts. */
export const profile: CustomPage = {
  path: 'user/profile',
  label: 'menu.profile',
  icon: 'PersonOutlined',
  group: 'me',
  access: 'everyone',
  original: true,
  namespaces: ['account', 'auth', 'list', 'form', 'history', 'columns'],
  resources: ['users'],
  Page: later(() => import('./ProfilePage'), 'ProfilePage'),
}
