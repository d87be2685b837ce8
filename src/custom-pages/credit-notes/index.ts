import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Credit notes of returned devices, from invoice line to SAP number (business.md#warranty-orders). */
export const creditNotes: CustomPage = {
  path: 'st/CrearNotaCreditoSAP',
  label: 'menu.creditNotes',
  icon: 'RequestQuoteOutlined',
  group: 'service',
  access: ['10', '9'],
  namespaces: ['devices', 'columns', 'list'],
  resources: ['warranty-orders'],
  Page: lazy(() =>
    import('./CreditNotesPage').then(module => ({ default: module.CreditNotesPage })),
  ),
}
