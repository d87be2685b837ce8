import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Loading and checking serials of an order by scanner, camera or paste (business.md#orders). */
export const series: CustomPage = {
  path: 'invoice/series',
  also: ['invoice/series/:id'],
  label: 'menu.series',
  icon: 'QrCode2Rounded',
  group: 'orders',
  access: { resource: 'serials', act: 'list' },
  namespaces: ['devices'],
  resources: ['invoices'],
  Page: plainLater(() => import('./SeriesPage'), 'SeriesPage'),
}
