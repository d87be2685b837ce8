import Icon from '@mui/icons-material/HomeRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

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
  Page: lazy(async () => ({ default: (await import('./HomePage')).HomePage })),
}
