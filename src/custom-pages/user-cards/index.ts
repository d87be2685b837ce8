import Icon from '@mui/icons-material/ContactsRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** The people of the company as cards, each with the ways to reach them (product.md 2). */
export const userCards: CustomPage = {
  path: 'user/cards',
  label: {
    es: 'Directorio',
    en: 'Directory',
    fr: 'Annuaire',
    vi: 'Danh bạ',
    cn: '通讯录',
    ar: 'الدليل',
  },
  icon: Icon,
  group: 'user',
  access: { resource: 'users', act: 'list' },
  Page: lazy(async () => ({ default: (await import('./PeoplePage')).PeoplePage })),
}
