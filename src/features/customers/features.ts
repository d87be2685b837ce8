import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

export const customerFeatures: AreaFeatures = {
  components: {
    depositAmount: { Component: later(() => import('./DepositAmount'), 'DepositAmount') },
    orderDeposit: {
      Component: later(() => import('./OrderDeposit'), 'OrderDeposit', 'clients'),
    },
    orderCredit: {
      Component: later(() => import('./OrderCredit'), 'OrderCredit', 'clients', 'columns'),
    },
  },
}
