import Icon from '@mui/icons-material/ManageAccountsOutlined'
import { later } from '../../pieces/later'
import type { CustomPage } from '../../providers/customPages'

/** Password, sessions and language of the signed-in person (product.md 2). */
export const account: CustomPage = {
  path: 'user/account',
  label: {
    es: 'Mi cuenta',
    en: 'My account',
    fr: 'Mon compte',
    vi: 'Tài khoản của tôi',
    cn: '我的账户',
    ar: 'حسابي',
  },
  icon: Icon,
  group: 'me',
  access: 'everyone',
  Page: later(async () => (await import('./AccountPage')).AccountPage),
}
