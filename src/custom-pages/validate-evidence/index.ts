import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Credit compares each photo with its order (business.md#devices). */
export const validateEvidence: CustomPage = {
  path: 'invoice/validar_evidencia',
  label: 'menu.validateEvidence',
  icon: 'DescriptionRounded',
  group: 'orders',
  access: ['10', '9'],
  namespaces: ['devices', 'columns'],
  resources: ['invoices'],
  Page: plainLater(() => import('./ValidateEvidencePage'), 'ValidateEvidencePage'),
}
