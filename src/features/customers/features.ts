import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../pieces/features/areaFeatures'
import { later } from '../../pieces/theme/later'

export const customerFeatures: AreaFeatures = {
  components: {
    orderCredit: {
      Component: later(() =>
        withNamespaces(import('./OrderCredit'), 'clients', 'columns').then(
          module => module.OrderCredit,
        ),
      ),
    },
  },
}
