import type { Role } from '../../base/business'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { plainLater } from '../../ui/theme/plainLater'

const dispatching: readonly Role[] = dashboardRoles.despacho

export const biFeatures: AreaFeatures = {
  components: {
    waitingByWarehouse: {
      Component: plainLater(() => import('./WaitingByWarehouse'), 'WaitingByWarehouse', 'bi'),
      isFor: ({ ROLE }) => dispatching.includes(ROLE),
    },
  },
}
