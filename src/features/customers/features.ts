import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

export const customerFeatures: AreaFeatures = {
  components: {
    orderCredit: {
      Component: later(() => import('./OrderCredit'), 'OrderCredit', 'clients', 'columns'),
    },
  },
}
