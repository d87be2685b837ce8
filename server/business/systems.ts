import { bureauByHand } from '../adapters/bureau/bureauByHand'
import { bureauCalls } from '../adapters/bureau/bureauCalls'
import { simulatedBureau } from '../adapters/bureau/simulatedBureau'
import { businessOne } from '../adapters/sap/businessOne'
import { sapByHand } from '../adapters/sap/sapByHand'
import { sapCalls } from '../adapters/sap/sapCalls'
import type { SapSettings } from '../adapters/sap/settings'
import { simulatedSap } from '../adapters/sap/simulatedSap'
import { signatureByHand } from '../adapters/signature/signatureByHand'
import { signatureCalls } from '../adapters/signature/signatureCalls'
import { type SimulatedCopies, simulatedSignature } from '../adapters/signature/simulatedSignature'
import { simulatedCourier } from '../adapters/waybill/simulatedCourier'
import { waybillByHand } from '../adapters/waybill/waybillByHand'
import { waybillCalls } from '../adapters/waybill/waybillCalls'
import { createEnvelope } from '../areas/credit/envelope'
import { signedArchive } from '../areas/credit/signedArchive'
import { storedScore } from '../areas/credit/storedScore'
import { loadedSerials } from '../areas/devices/loadedSerials'
import { type Copy, drawDocument } from '../documents/printing'
import { storeFile } from '../files/upload'
import type { AppContext } from '../http/appContext'
import type { Handlers } from '../outbox/outbox'
import type { RequestContext, Unconnected } from '../query/requestContext'
import { createRecords } from '../routes/createRecords'

/** Settings of the systems that may be connected. */
interface Connected {
  readonly sap?: SapSettings | undefined
}

/** Calls that no client answers in production: what a person may enter instead, or null. */
export const unansweredCalls = ({ sap }: Connected = {}): Unconnected => ({
  ...(!sap && sapByHand(() => new Date())),
  ...waybillByHand,
  ...bureauByHand(() => new Date()),
  ...signatureByHand(() => new Date()),
})

/** Handlers of flow calls; systems that are not connected have none. */
export const otherSystems = (context: AppContext, sap?: SapSettings): Handlers =>
  Object.fromEntries(
    Object.entries({ ...simulatedSystems(context), ...(sap && sapSystem(context, sap)) }).filter(
      ([call]) => !Object.hasOwn(context.unconnected ?? {}, call),
    ),
  )

const sapSystem = (context: AppContext, settings: SapSettings) =>
  sapCalls(
    businessOne({
      settings,
      serialsOf: loadedSerials(createRecords(context)),
      clock: context.clock,
    }),
  )

/** Simulators, marked as such; never in production. */
export function simulatedSystems(context: AppContext): Handlers {
  const { clock } = context
  const records = createRecords(context)
  const provider = simulatedSignature(clock, simulatedCopies(context))
  return {
    ...sapCalls(simulatedSap(clock)),
    ...waybillCalls(simulatedCourier()),
    ...bureauCalls({ bureau: simulatedBureau(), findStored: storedScore(records), clock }),
    ...signatureCalls({
      provider,
      prepare: createEnvelope(records, drawing(context)),
      archive: archiveIn(context),
    }),
  }
}

/** Stores signed copies like uploads. */
export const archiveIn = (context: AppContext) =>
  signedArchive(context.catalogue, async file => {
    const { files } = context
    if (!files) throw new Error('there is no file store')
    return String((await storeFile({ ...context, files }, file)).ID)
  })

/** Draws the documents of an envelope again, with the mark of a simulated signature. */
const simulatedCopies =
  (context: AppContext): SimulatedCopies =>
  async key => {
    const sent = await context.db.read
      .selectFrom('_OUTBOX')
      .select('BODY')
      .where('ID', '=', Number(key))
      .executeTakeFirstOrThrow()
    const body = typeof sent.BODY === 'string' ? JSON.parse(sent.BODY) : sent.BODY
    return createEnvelope(createRecords(context), drawing(context, simulatedSheet))(body)
  }

const signingSheet: Copy = { foot: 'Documento enviado a firma electrónica.' }
const simulatedSheet: Copy = {
  foot: 'Firma simulada: este documento no tiene valor legal.',
  mark: 'FIRMA SIMULADA',
}

/** Draws documents for signing; no copy is counted. */
export const drawing =
  (
    context: Pick<AppContext, 'renderPdf' | 'files' | 'publicUrl' | 'business'>,
    copy: Copy = signingSheet,
  ) =>
  async (request: RequestContext, id: string, name: string) => {
    const { renderPdf, files, publicUrl, business } = context
    const document = request.resource.schema.documents?.[name]
    if (!renderPdf || !document) throw new Error(`the paper "${name}" cannot be drawn`)
    const { documents } = business
    const wanted = { id, name, document, copy, files, publicUrl, documents }
    return drawDocument(request, renderPdf, wanted)
  }
