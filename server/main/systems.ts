import { sapCalls } from '../adapters/sap/sapCalls'
import { simulatedSap } from '../adapters/sap/simulatedSap'
import { simulatedCourier } from '../adapters/waybill/simulatedCourier'
import { waybillCalls } from '../adapters/waybill/waybillCalls'
import type { Handlers } from '../outbox/outbox'

/** Who answers the calls of flows: simulations, which say so. */
export const otherSystems = (clock: () => Date): Handlers => ({
  ...sapCalls(simulatedSap(clock)),
  ...waybillCalls(simulatedCourier()),
})
