import { bureauCalls } from '../adapters/bureau/bureauCalls'
import { simulatedBureau } from '../adapters/bureau/simulatedBureau'
import { sapCalls } from '../adapters/sap/sapCalls'
import { simulatedSap } from '../adapters/sap/simulatedSap'
import { signatureCalls } from '../adapters/signature/signatureCalls'
import { simulatedSignature } from '../adapters/signature/simulatedSignature'
import { simulatedCourier } from '../adapters/waybill/simulatedCourier'
import { waybillCalls } from '../adapters/waybill/waybillCalls'
import { envelopeOf } from '../areas/credit/envelope'
import { keptScore } from '../areas/credit/keptScore'
import { drawPaper } from '../areas/documents/printing'
import type { Handlers } from '../outbox/outbox'
import type { Asking } from '../records/context'
import type { AppContext } from '../routes/context'
import { recordsOf } from '../routes/recordsOf'

/** Who answers the calls of flows: simulations, which say so. */
export function otherSystems(context: AppContext): Handlers {
  const { clock } = context
  const records = recordsOf(context)
  const provider = simulatedSignature(clock)
  return {
    ...sapCalls(simulatedSap(clock)),
    ...waybillCalls(simulatedCourier()),
    ...bureauCalls({ bureau: simulatedBureau(), kept: keptScore(records), clock }),
    ...signatureCalls({ provider, prepare: envelopeOf(records, drawing(context)) }),
  }
}

/** Papers as they go out to be signed: no copy is counted. */
export const drawing =
  ({ press, files }: Pick<AppContext, 'press' | 'files'>) =>
  async (asking: Asking, id: string, name: string) => {
    const paper = asking.resource.schema.papers?.[name]
    if (!press || !paper) throw new Error(`the paper "${name}" cannot be drawn`)
    return drawPaper(asking, press, { id, name, paper, copy: 'signing', files })
  }
