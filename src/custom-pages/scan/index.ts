import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

/** A code leads to its record, with the steps that its reader may do there. */
export const scanPage: CustomPage = {
  path: 'scan',
  label: 'menu.scan',
  icon: 'QrCode2Rounded',
  group: 'stock',
  access: '*',
  namespaces: ['devices', 'list', 'form', 'history', 'columns', 'field'],
  Page: later(() => import('./ScanPage'), 'ScanPage'),
}
