import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

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
