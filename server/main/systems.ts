import { bureauCalls } from '../adapters/bureau/bureauCalls'
import { simulatedBureau } from '../adapters/bureau/simulatedBureau'
import { sapCalls } from '../adapters/sap/sapCalls'
import { simulatedSap } from '../adapters/sap/simulatedSap'
import { simulatedCourier } from '../adapters/waybill/simulatedCourier'
import { waybillCalls } from '../adapters/waybill/waybillCalls'
import { keptScore } from '../areas/credit/keptScore'
import type { Handlers } from '../outbox/outbox'
import type { AppContext } from '../routes/context'
import { recordsOf } from '../routes/recordsOf'

/** Who answers the calls of flows: simulations, which say so. */
export function otherSystems(context: AppContext): Handlers {
  const { clock } = context
  const records = recordsOf(context)
  return {
    ...sapCalls(simulatedSap(clock)),
    ...waybillCalls(simulatedCourier()),
    ...bureauCalls({ bureau: simulatedBureau(), kept: keptScore(records), clock }),
  }
}
