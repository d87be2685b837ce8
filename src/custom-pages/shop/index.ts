import { lazy } from 'react'
import { sellingRoles } from '../../domain/checkout/sellers'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('StorefrontRounded')

/** Products for sale with the prices of a list (business.md#shop). */
export const shopPage: CustomPage = {
  path: 'e-commerce/shop',
  label: 'menu.shop',
  icon: Icon,
  group: 'e-commerce',
  access: sellingRoles,
  namespaces: ['shop', 'list'],
  Page: lazy(async () => ({ default: (await import('./ShopPage')).ShopPage })),
}
