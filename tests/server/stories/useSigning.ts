import type { Envelope } from '../../../server/adapters/signature/eSignature'
import { signatureCalls } from '../../../server/adapters/signature/signatureCalls'
import { createEnvelope } from '../../../server/areas/credit/envelope'
import { archiveIn, drawing } from '../../../server/business/systems'
import type { Handlers } from '../../../server/outbox/outbox'
import { createRecords } from '../../../server/routes/createRecords'
import type { Client, Json } from '../client'
import { anApplication } from './anApplication'
import { following, useShop } from './useShop'

const path = '/hanadb/api/signature-requests'
type Far = () => Promise<unknown>

/** Promissory notes at a provider whose answers a test sets. */
export function useSigning(options?: Parameters<typeof useShop>[0]) {
  const shopping = useShop(options)
  const { server } = shopping

  /** Handlers of a provider that reports every envelope as signed and returns these documents. */
  function signedBy(signed: Far, sent: Envelope[] = []): Handlers {
    const read = async () => ({ sesion: 'UAN-1', estado: 'signed' })
    return signatureCalls({
      archive: archiveIn(server.context),
      prepare: createEnvelope(createRecords(server.context), drawing(server.context)),
      provider: {
        ...{ simulated: false, patience: 0, state: read, signed },
        send: async (_, envelope) => {
          sent.push(envelope)
          return read()
        },
      },
    })
  }

  const approve = async (MONTO_APROBADO: number) =>
    void (await server.db.write
      .updateTable('PROSPECTO')
      .set({ MONTO_APROBADO: MONTO_APROBADO * 100 })
      .execute())

  async function prepare(credit: Client, application: { readonly body: Json }, TIPO: string) {
    const { ID_EMPRESA } = application.body
    const { body } = await credit.post(path, { ID_EMPRESA, TIPO })
    return following(`${path}/${body.ID_FIRMA}`, body)
  }

  async function request(...requested: Parameters<typeof prepare>) {
    const created = await prepare(...requested)
    await created.move(requested[0], 'enviar')
    return created
  }

  /** A note of 4.000 that the provider reports as signed; its file is still to be downloaded. */
  async function signedNote() {
    const shop = await shopping.open()
    const application = await anApplication(shop)
    await approve(4_000)
    const note = await request(shop.credit, application, 'pagare')
    await server.runOutbox(signedBy(async () => undefined))
    return { shop, application, note }
  }

  /** The bytes of a document that a person prints. */
  async function print(user: Client, { path: of }: { readonly path: string }, paper: string) {
    const { status, body } = await user.post(`${of}/papers/${paper}`)
    if (status !== 201) return { status, body, bytes: new Uint8Array() }
    const answer = await server.request(String(body.url))
    const isFile = answer.headers.get('content-type') === 'application/pdf'
    const bytes = new Uint8Array(await answer.clone().arrayBuffer())
    return { status: answer.status, body: isFile ? {} : await answer.json(), bytes }
  }

  /** Retries a waiting call now. */
  async function retry(user: Client, { path: of }: { readonly path: string }) {
    const [call] = (await user.get(`${of}/calls`)).body.calls as unknown as [Json]
    return user.post(`${of}/calls/${call.id}/retry`)
  }

  return { ...shopping, signedBy, approve, prepare, request, signedNote, print, retry }
}
