import Icon from '@mui/icons-material/HomeRounded'
import type { CustomPage } from '../../providers/customPages'
import { HomePage } from './HomePage'

/** Where a signed-in person starts. */
export const home: CustomPage = {
  path: 'app',
  label: {
    es: 'Inicio',
    en: 'Home',
    fr: 'Accueil',
    vi: 'Trang chủ',
    cn: '首页',
    ar: 'الرئيسية',
  },
  icon: Icon,
  group: 'general',
  access: 'everyone',
  Page: HomePage,
  isPlain: true,
}
