import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ESignature } from '../../../server/adapters/signature/eSignature'
import { signatureCalls } from '../../../server/adapters/signature/signatureCalls'
import { archiveIn } from '../../../server/business/systems'
import { signatureState as state } from '../../../src/domain/credit/creditSignature'
import { anApplication } from './anApplication'
import { aSignedEnvelope } from './aSignedEnvelope'
import { following, useShop } from './useShop'

const { server, open } = useShop()
const path = '/hanadb/api/signature-requests'
const sesion = 'UAN-1'
type Far = () => Promise<unknown>

/** A request in progress, whose documents are drawn differently each time. */
async function onItsWay() {
  server.setNow('2026-03-02T12:00:00Z')
  const { credit, ...shop } = await open()
  const application = await anApplication({ credit, ...shop })
  const { ID_EMPRESA } = application.body
  const { body } = await credit.post(path, { ID_EMPRESA, TIPO: 'documentos' })
  const request = following(`${path}/${body.ID_FIRMA}`, body)
  await request.move(credit, 'enviar')
  const sent: string[] = []
  let drawn = 0
  let minutes = 0
  /** The server's next check, ten minutes later, with this answer of the provider. */
  const look = (far: Far) => {
    minutes += 10
    server.setNow(new Date(Date.UTC(2026, 2, 2, 12, minutes)).toISOString())
    const provider: ESignature = {
      ...{ simulated: false, patience: 0, state: far },
      signed: async () => aSignedEnvelope('solicitud', 'autorizacion'),
      send: (_, { documents }) => {
        sent.push(documents.map(({ pdf }) => new TextDecoder().decode(pdf)).join())
        return far()
      },
    }
    const signer = { name: '', cedula: '', email: '', phone: '' }
    const prepare = async () => ({
      documents: [{ name: 'a.pdf', pdf: new TextEncoder().encode(`drawn ${++drawn}`) }],
      ...{ signer, until: '' },
    })
    return server.runOutbox(
      signatureCalls({ provider, prepare, archive: archiveIn(server.context) }),
    )
  }
  return { sent, look, now: async () => (await credit.get(request.path)).body }
}

const down: Far = () => Promise.reject(new Error('no route to Uanataca'))
const message =
  (estado: string): Far =>
  async () => ({ sesion, estado })
const huella = (text = '') => createHash('sha256').update(text).digest('hex')

/** A system that answers on demand only, like one that is waited for when the server stops. */
function silent() {
  let end: () => void = () => undefined
  let hear: () => void = () => undefined
  const sendRequest = new Promise<void>(resolve => {
    hear = resolve
  })
  const far: Far = () =>
    new Promise((_, reject) => {
      end = () => reject(new Error('gone'))
      hear()
    })
  return { far, sendRequest, end: () => end() }
}

test('papers that are out are asked about through errors, and the fingerprint is of what was sent', async () => {
  const { sent, look, now } = await onItsWay()
  for (const far of [message('sent'), down, down, message('signed')]) await look(far)
  expect(sent).toEqual(['drawn 1'])
  expect(await now()).toMatchObject({ ESTADO: state.signed, HUELLA: huella('drawn 1') })
})

test('whoever did not hear whether the papers came sends the same ones', async () => {
  const { sent, look, now } = await onItsWay()
  for (const far of [down, message('sent'), message('signed')]) await look(far)
  expect(sent).toEqual(['drawn 1', 'drawn 1'])
  expect(await now()).toMatchObject({ ESTADO: state.signed, HUELLA: huella('drawn 1') })
})

test('a server that ends while it asks forgets neither the session nor the papers it sent', async () => {
  const { sent, look, now } = await onItsWay()
  const ends = []
  for (const before of [undefined, message('sent')]) {
    if (before) await look(before)
    const { far, sendRequest: request, end } = silent()
    const over = look(far)
    await request
    ends.push(async () => {
      end()
      await over
    })
  }
  await look(message('signed'))
  const signed = await now()
  expect(sent).toEqual(['drawn 1', 'drawn 1'])
  expect(signed).toMatchObject({ ESTADO: state.signed, HUELLA: huella('drawn 1') })
  for (const end of ends) await end()
  expect(await now()).toEqual(signed)
})
