import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

export const account: CustomPage = {
  path: 'user/account',
  label: 'menu.account',
  icon: 'ManageAccountsOutlined',
  group: 'me',
  access: 'everyone',
  original: true,
  namespaces: ['account', 'auth', 'shell'],
  Page: later(() => import('./AccountPage'), 'AccountPage'),
}
