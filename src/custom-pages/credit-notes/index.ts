import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Credit notes of returned devices, from invoice line to SAP number (business.md#warranty-orders). */
export const creditNotes: CustomPage = {
  path: 'st/CrearNotaCreditoSAP',
  label: 'menu.creditNotes',
  icon: 'RequestQuoteOutlined',
  group: 'service',
  access: ['10', '9'],
  namespaces: ['devices', 'columns', 'list'],
  resources: ['warranty-orders'],
  Page: plainLater(() => import('./CreditNotesPage'), 'CreditNotesPage'),
}
