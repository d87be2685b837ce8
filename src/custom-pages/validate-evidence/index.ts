import Icon from '@mui/icons-material/DescriptionRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Credit looks at each photo beside what the order says (domain.md 5.10). */
export const validateEvidence: CustomPage = {
  path: 'invoice/validar_evidencia',
  label: {
    es: 'Validar evidencia',
    en: 'Validate evidence',
    fr: 'Valider les preuves',
    vi: 'Xác nhận chứng từ',
    cn: '核验凭证',
    ar: 'التحقق من الإثبات',
  },
  icon: Icon,
  group: 'invoice',
  access: ['10', '9'],
  Page: lazy(async () => ({
    default: (await import('./ValidateEvidencePage')).ValidateEvidencePage,
  })),
}
