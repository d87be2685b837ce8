import { orderApprovals } from './orderApprovals'
import { orderDelivery, orderReturns } from './orderDelivery'
import { orderStates } from './orderStates'

/** The life of an order (domain.md 4.1). Where it begins depends on who places it. */
export const orderFlow = {
  initial: [
    { when: { '$me.ROLE': '31' }, to: 15 },
    { when: { '$me.ROLE': '0' }, to: 10 },
    { to: 6 },
  ],
  states: orderStates,
  transitions: { ...orderApprovals, ...orderDelivery, ...orderReturns },
} as const
