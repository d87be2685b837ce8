import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('QrCode2Rounded')

/** Loading and checking serials of an order by scanner, camera or paste (business.md#orders). */
export const series: CustomPage = {
  path: 'invoice/series',
  also: ['invoice/series/:id'],
  label: 'menu.series',
  icon: Icon,
  group: 'invoice',
  access: { resource: 'serials', act: 'list' },
  namespaces: ['devices'],
  resources: ['invoices'],
  Page: lazy(async () => ({ default: (await import('./SeriesPage')).SeriesPage })),
}
