import type { Role } from '../../base/business'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

const dispatching: readonly Role[] = dashboardRoles.despacho

export const biFeatures: AreaFeatures = {
  components: {
    waitingByWarehouse: {
      Component: later(() =>
        withNamespaces(import('./WaitingByWarehouse'), 'bi').then(
          module => module.WaitingByWarehouse,
        ),
      ),
      isFor: ({ ROLE }) => dispatching.includes(ROLE),
    },
  },
}
