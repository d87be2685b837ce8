import type { Role } from '../../base/business'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

const dispatching: readonly Role[] = dashboardRoles.despacho

export const biFeatures: AreaFeatures = {
  components: {
    waitingByWarehouse: {
      Component: later(() => import('./WaitingByWarehouse'), 'WaitingByWarehouse', 'bi'),
      isFor: ({ ROLE }) => dispatching.includes(ROLE),
    },
  },
}
