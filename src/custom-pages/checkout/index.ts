import { sellingRoles } from '../../domain/checkout/sellers'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** From cart to order (business.md#checkout). */
export const checkout: CustomPage = {
  path: 'e-commerce/checkout',
  label: 'menu.checkout',
  icon: 'ShoppingCartRounded',
  group: 'sell',
  access: sellingRoles,
  namespaces: ['shop'],
  resources: ['invoices', 'stock'],
  Page: plainLater(() => import('./CheckoutPage'), 'CheckoutPage'),
}
