import { sellingRoles } from '../../domain/checkout/sellers'
import { withNamespaces } from '../../i18n/inUse'
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
        Component: plainLater(() =>
          withNamespaces(import('./TabSum'), 'list', 'columns').then(module => module.TabSum),
        ),
      },
    },
  },
  inputs: {
    taxed: later(() =>
      withNamespaces(import('./TaxedInput'), 'validation', 'field', 'goods').then(
        module => module.TaxedInput,
      ),
    ),
  },
  components: {
    addToCart: {
      Component: plainLater(() =>
        withNamespaces(import('./AddToCart'), 'shop').then(module => module.AddToCart),
      ),
      isFor: sells,
    },
    productTop: {
      original: true,
      Component: plainLater(() =>
        withNamespaces(import('./ProductTop'), 'goods').then(module => module.ProductTop),
      ),
    },
    sales: {
      Component: plainLater(() =>
        withNamespaces(import('./ProductSalesCard'), 'goods').then(
          module => module.ProductSalesCard,
        ),
      ),
    },
    sell: {
      Component: plainLater(() =>
        withNamespaces(import('./SellButton'), 'shop').then(module => module.SellButton),
      ),
      isFor: (me, resource) => sells(me) && !mayAct(resource, me, 'create'),
    },
    sellInstead: {
      Component: plainLater(() =>
        withNamespaces(import('./SellInstead'), 'shop').then(module => module.SellInstead),
      ),
      isFor: sells,
    },
  },
}
