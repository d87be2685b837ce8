import { sellingRoles } from '../../domain/checkout/sellers'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Products for sale with the prices of a list (business.md#shop). */
export const shopPage: CustomPage = {
  path: 'e-commerce/shop',
  label: 'menu.shop',
  icon: 'StorefrontRounded',
  group: 'sell',
  access: sellingRoles,
  namespaces: ['shop', 'list'],
  Page: plainLater(() => import('./ShopPage'), 'ShopPage'),
}
