import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Device lookup: location, owner, invoice, warranty (business.md#devices). */
export const imeis: CustomPage = {
  path: 'invoice/imeis',
  label: 'menu.imeis',
  icon: 'SearchRounded',
  group: 'stock',
  access: ['10', '9', '8', '7', '6', '5', '31'],
  namespaces: ['devices'],
  Page: plainLater(() => import('./ImeisPage'), 'ImeisPage'),
}
