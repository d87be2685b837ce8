import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Photos of signed invoices by the user who delivered (business.md#devices). */
export const loadEvidence: CustomPage = {
  path: 'invoice/cargar_evidencia',
  label: 'menu.loadEvidence',
  icon: 'LocalShippingRounded',
  group: 'orders',
  access: ['10', '9', '8', '7', '6', '5'],
  namespaces: ['devices', 'columns', 'validation'],
  resources: ['invoices'],
  Page: plainLater(() => import('./LoadEvidencePage'), 'LoadEvidencePage'),
}
