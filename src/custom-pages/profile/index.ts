import Icon from '@mui/icons-material/PersonOutlined'
import { later } from '../../pieces/later'
import type { CustomPage } from '../../providers/customPages'

/** The signed-in person's own page (product.md 2), where a new account lands. */
export const profile: CustomPage = {
  path: 'user/profile',
  label: {
    es: 'Mi perfil',
    en: 'My profile',
    fr: 'Mon profil',
    vi: 'Hồ sơ của tôi',
    cn: '我的资料',
    ar: 'ملفي الشخصي',
  },
  icon: Icon,
  group: 'me',
  access: 'everyone',
  Page: later(async () => (await import('./ProfilePage')).ProfilePage),
}
