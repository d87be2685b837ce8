import Icon from '@mui/icons-material/VerifiedUserOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Whether a device is under warranty, by its number or by who bought it (domain.md 5.12). */
export const warrantyCover: CustomPage = {
  path: 'st/garantia',
  label: {
    es: 'Consultar garantía',
    en: 'Warranty check',
    fr: 'Vérifier la garantie',
    vi: 'Tra cứu bảo hành',
    cn: '保修查询',
    ar: 'التحقق من الضمان',
  },
  icon: Icon,
  group: 'st',
  access: ['10', '9', '8', '7', '6', '5', '31'],
  Page: lazy(async () => ({ default: (await import('./WarrantyPage')).WarrantyPage })),
}
