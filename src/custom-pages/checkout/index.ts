import Icon from '@mui/icons-material/ShoppingCartRounded'
import { lazy } from 'react'
import { sellingRoles } from '../../domain/checkout/sellers'
import type { CustomPage } from '../../providers/customPages'

/** From the cart to the sent order (domain.md 5.6). */
export const checkout: CustomPage = {
  path: 'e-commerce/checkout',
  label: {
    es: 'Carrito de compras',
    en: 'Checkout',
    fr: 'Panier',
    vi: 'Giỏ hàng',
    cn: '结账',
    ar: 'سلة الشراء',
  },
  icon: Icon,
  group: 'e-commerce',
  access: sellingRoles,
  Page: lazy(async () => ({ default: (await import('./CheckoutPage')).CheckoutPage })),
}
