import { bureauByHand } from '../adapters/bureau/bureauByHand'
import { bureauCalls } from '../adapters/bureau/bureauCalls'
import { simulatedBureau } from '../adapters/bureau/simulatedBureau'
import { sapByHand } from '../adapters/sap/sapByHand'
import { sapCalls } from '../adapters/sap/sapCalls'
import { simulatedSap } from '../adapters/sap/simulatedSap'
import { signatureByHand } from '../adapters/signature/signatureByHand'
import { signatureCalls } from '../adapters/signature/signatureCalls'
import { type SimulatedCopies, simulatedSignature } from '../adapters/signature/simulatedSignature'
import { simulatedCourier } from '../adapters/waybill/simulatedCourier'
import { waybillByHand } from '../adapters/waybill/waybillByHand'
import { waybillCalls } from '../adapters/waybill/waybillCalls'
import { envelopeOf } from '../areas/credit/envelope'
import { keptScore } from '../areas/credit/keptScore'
import { signedArchive } from '../areas/credit/signedArchive'
import { type Copy, drawPaper } from '../areas/documents/printing'
import { storeFile } from '../areas/files/upload'
import type { Handlers } from '../outbox/outbox'
import type { Asking, Unconnected } from '../records/context'
import type { AppContext } from '../routes/context'
import { recordsOf } from '../routes/recordsOf'

/**
 * The calls that nobody answers in production, since their systems have no client yet: what a person may
 * enter in their place, or null.
 */
export const unansweredCalls: Unconnected = {
  ...sapByHand(() => new Date()),
  ...waybillByHand,
  ...bureauByHand(() => new Date()),
  ...signatureByHand(() => new Date()),
}

/** Who answers the calls of flows; of systems that are not connected, nobody. */
export const otherSystems = (context: AppContext): Handlers =>
  Object.fromEntries(
    Object.entries(simulatedSystems(context)).filter(
      ([call]) => !Object.hasOwn(context.unconnected ?? {}, call),
    ),
  )

/** Simulations, which say so; never in production (safety.md 36). */
export function simulatedSystems(context: AppContext): Handlers {
  const { clock } = context
  const records = recordsOf(context)
  const provider = simulatedSignature(clock, simulatedCopies(context))
  return {
    ...sapCalls(simulatedSap(clock)),
    ...waybillCalls(simulatedCourier()),
    ...bureauCalls({ bureau: simulatedBureau(), kept: keptScore(records), clock }),
    ...signatureCalls({
      provider,
      prepare: envelopeOf(records, drawing(context)),
      archive: archiveIn(context),
    }),
  }
}

/** Signed copies lie in the file store, like uploads. */
export const archiveIn = (context: AppContext) =>
  signedArchive(context.catalogue, async file => {
    const { files } = context
    if (!files) throw new Error('there is no file store')
    return String((await storeFile({ ...context, files }, file)).ID)
  })

/** The papers of the call that sent an envelope, drawn once more under the mark of a simulated signature. */
export const simulatedCopies =
  (context: AppContext): SimulatedCopies =>
  async key => {
    const sent = await context.db.read
      .selectFrom('_OUTBOX')
      .select('BODY')
      .where('ID', '=', Number(key))
      .executeTakeFirstOrThrow()
    const body = typeof sent.BODY === 'string' ? JSON.parse(sent.BODY) : sent.BODY
    return envelopeOf(recordsOf(context), drawing(context, 'simulatedSignature'))(body)
  }

/** Papers as they go out to be signed: no copy is counted. */
export const drawing =
  ({ press, files }: Pick<AppContext, 'press' | 'files'>, copy: Copy = 'signing') =>
  async (asking: Asking, id: string, name: string) => {
    const paper = asking.resource.schema.papers?.[name]
    if (!press || !paper) throw new Error(`the paper "${name}" cannot be drawn`)
    return drawPaper(asking, press, { id, name, paper, copy, files })
  }
