import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'
import { later } from '../../ui/theme/later'

const Icon = sheetIcon('ManageAccountsOutlined')

export const account: CustomPage = {
  path: 'user/account',
  label: 'menu.account',
  icon: Icon,
  group: 'me',
  access: 'everyone',
  original: true,
  namespaces: ['account', 'auth', 'shell'],
  Page: later(async () => (await import('./AccountPage')).AccountPage),
}
