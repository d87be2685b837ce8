import Icon from '@mui/icons-material/StorefrontRounded'
import { lazy } from 'react'
import { sellingRoles } from '../../domain/checkout/sellers'
import type { CustomPage } from '../../providers/customPages'

/** What is sold, at the price of a list, one touch from the cart (domain.md 5.5). */
export const shop: CustomPage = {
  path: 'e-commerce/shop',
  label: {
    es: 'Tienda',
    en: 'Shop',
    fr: 'Boutique',
    vi: 'Cửa hàng',
    cn: '商店',
    ar: 'المتجر',
  },
  icon: Icon,
  group: 'e-commerce',
  access: sellingRoles,
  Page: lazy(async () => ({ default: (await import('./ShopPage')).ShopPage })),
}
