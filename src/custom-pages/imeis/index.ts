import Icon from '@mui/icons-material/SearchRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Any device by its number: where it is, whose, its invoice, its warranty (domain.md 5.10). */
export const imeis: CustomPage = {
  path: 'invoice/imeis',
  label: {
    es: 'IMEIs',
    en: 'IMEIs',
    fr: 'IMEI',
    vi: 'IMEI',
    cn: 'IMEI 查询',
    ar: 'أرقام IMEI',
  },
  icon: Icon,
  group: 'invoice',
  access: ['10', '9', '8', '7', '6', '5', '31'],
  Page: lazy(async () => ({ default: (await import('./ImeisPage')).ImeisPage })),
}
