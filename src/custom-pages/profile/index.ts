import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'
import { later } from '../../ui/theme/later'

const Icon = sheetIcon('PersonOutlined')

/** Profile of the user; start page of new accounts. */
export const profile: CustomPage = {
  path: 'user/profile',
  label: 'menu.profile',
  icon: Icon,
  group: 'me',
  access: 'everyone',
  original: true,
  namespaces: ['account', 'auth', 'list', 'form', 'history', 'columns'],
  resources: ['users'],
  Page: later(async () => (await import('./ProfilePage')).ProfilePage),
}
