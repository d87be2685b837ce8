import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

export const customerFeatures: AreaFeatures = {
  inputs: {
    transfer: later(() => import('./TransferInput'), 'TransferInput', 'validation', 'clients'),
  },
  components: {
    depositAmount: { Component: later(() => import('./DepositAmount'), 'DepositAmount') },
    orderCredit: {
      Component: later(() => import('./OrderCredit'), 'OrderCredit', 'clients', 'columns'),
    },
  },
}
