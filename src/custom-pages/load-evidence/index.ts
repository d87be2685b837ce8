import Icon from '@mui/icons-material/LocalShippingRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Who delivers an order photographs its signed invoice (domain.md 5.10). */
export const loadEvidence: CustomPage = {
  path: 'invoice/cargar_evidencia',
  label: {
    es: 'Cargar evidencia',
    en: 'Upload evidence',
    fr: 'Envoyer une preuve',
    vi: 'Tải chứng từ',
    cn: '上传凭证',
    ar: 'رفع الإثبات',
  },
  icon: Icon,
  group: 'invoice',
  access: ['10', '9', '8', '7', '6', '5'],
  Page: lazy(async () => ({ default: (await import('./LoadEvidencePage')).LoadEvidencePage })),
}
