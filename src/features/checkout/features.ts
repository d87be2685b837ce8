import { sellingRoles } from '../../domain/checkout/sellers'
import { withNamespaces } from '../../i18n/inUse'
import { type Me, mayAct } from '../../model/access/access'
import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import { later } from '../../pieces/theme/later'
import { plainLater } from '../../pieces/theme/plainLater'
import { CartLink } from './CartLink'
import { SummaryPlace } from './SummaryPlace'

const sells = ({ ROLE }: Me) => sellingRoles.includes(ROLE)

export const checkoutFeatures: AreaFeatures = {
  headerLinks: { cart: CartLink },
  features: { listSummary: { listFirst: { Component: SummaryPlace } } },
  inputs: {
    taxed: later(() =>
      withNamespaces(import('./TaxedInput'), 'validation', 'field').then(
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
