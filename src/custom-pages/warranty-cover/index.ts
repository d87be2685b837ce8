import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Warranty of a device, by its number or its customer (business.md#warranty-orders). */
export const warrantyCoverPage: CustomPage = {
  path: 'st/garantia',
  label: 'menu.warrantyCover',
  icon: 'VerifiedUserOutlined',
  group: 'service',
  access: ['10', '9', '8', '7', '6', '5', '31'],
  namespaces: ['devices'],
  resources: ['warranty-orders'],
  Page: plainLater(() => import('./WarrantyPage'), 'WarrantyPage'),
}
