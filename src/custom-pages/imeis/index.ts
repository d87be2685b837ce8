import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Device lookup: location, owner, invoice, warranty (business.md#devices). */
export const imeis: CustomPage = {
  path: 'invoice/imeis',
  label: 'menu.imeis',
  icon: 'SearchRounded',
  group: 'stock',
  access: ['10', '9', '8', '7', '6', '5', '31'],
  namespaces: ['devices'],
  Page: lazy(() => import('./ImeisPage').then(module => ({ default: module.ImeisPage }))),
}
