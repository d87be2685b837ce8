import { sellingRoles } from '../../domain/checkout/sellers'
import { type Me, mayAct } from '../../model/access/access'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'
import { CartLink } from './CartLink'

const sells = ({ ROLE }: Me) => sellingRoles.includes(ROLE)

export const checkoutFeatures: AreaFeatures = {
  headerLinks: { cart: CartLink },
  features: {
    lineLookups: { rowColumns: plainLater(() => import('./RowLookups'), 'RowLookups') },
    listSummary: {
      tab: {
        Component: plainLater(() => import('./TabSum'), 'TabSum', 'list', 'columns'),
      },
    },
  },
  inputs: {
    taxed: later(() => import('./TaxedInput'), 'TaxedInput', 'validation', 'field', 'goods'),
  },
  components: {
    addToCart: {
      Component: plainLater(() => import('./AddToCart'), 'AddToCart', 'shop'),
      isFor: sells,
    },
    productTop: {
      original: true,
      Component: plainLater(() => import('./ProductTop'), 'ProductTop', 'goods'),
    },
    sales: {
      Component: plainLater(() => import('./ProductSalesCard'), 'ProductSalesCard', 'goods'),
    },
    sell: {
      Component: plainLater(() => import('./SellButton'), 'SellButton', 'shop'),
      isFor: (me, resource) => sells(me) && !mayAct(resource, me, 'create'),
    },
    sellInstead: {
      Component: plainLater(() => import('./SellInstead'), 'SellInstead', 'shop'),
      isFor: sells,
    },
  },
}
