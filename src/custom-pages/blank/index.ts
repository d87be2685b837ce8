import Icon from '@mui/icons-material/CropPortraitRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** A page with nothing on it: where a new one begins (product.md 2). */
export const blank: CustomPage = {
  path: 'blank',
  label: {
    es: 'Página en blanco',
    en: 'Blank page',
    fr: 'Page vierge',
    vi: 'Trang trống',
    cn: '空白页',
    ar: 'صفحة فارغة',
  },
  icon: Icon,
  group: false,
  access: 'everyone',
  Page: lazy(async () => ({ default: (await import('./BlankPage')).BlankPage })),
}
