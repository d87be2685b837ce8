import { sheetIcon } from '../../pieces/menu/sheetIcon'
import { later } from '../../pieces/theme/later'
import type { CustomPage } from '../../providers/navigation/customPages'

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
