import Icon from '@mui/icons-material/RequestQuoteOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Credit notes for devices that came back, from their invoice line to SAP's number (domain.md 5.12). */
export const creditNotes: CustomPage = {
  path: 'st/CrearNotaCreditoSAP',
  label: {
    es: 'Notas de crédito SAP',
    en: 'SAP credit notes',
    fr: 'Avoirs SAP',
    vi: 'Phiếu ghi có SAP',
    cn: 'SAP 贷项凭证',
    ar: 'إشعارات SAP الدائنة',
  },
  icon: Icon,
  group: 'st',
  access: ['10', '9'],
  Page: lazy(async () => ({ default: (await import('./CreditNotesPage')).CreditNotesPage })),
}
