import { expect, test } from 'vitest'
import type { Envelope } from '../../../server/adapters/signature/eSignature'
import { signatureCalls } from '../../../server/adapters/signature/signatureCalls'
import { simulatedSignature } from '../../../server/adapters/signature/simulatedSignature'
import { createEnvelope } from '../../../server/areas/credit/envelope'
import { archiveIn, drawing } from '../../../server/business/systems'
import type { PdfRenderer } from '../../../server/node/pdfRenderer'
import type { RequestContext } from '../../../server/query/requestContext'
import { createRecords } from '../../../server/routes/createRecords'
import { systemUserOf } from '../../../server/write/rows/systemUser'
import { signatureState as state } from '../../../src/domain/credit/creditSignature'
import type { Json } from '../client'
import { anApplication } from './anApplication'
import { aSignedEnvelope } from './aSignedEnvelope'
import { following, type Shop, useShop } from './useShop'

const { server, open, file, noticesOf } = useShop()
const path = '/hanadb/api/signature-requests'

async function prepared({ credit }: Shop, ID_EMPRESA: unknown, TIPO: string) {
  const { status, body } = await credit.post(path, { ID_EMPRESA, TIPO })
  return { status, ...following(`${path}/${body.ID_FIRMA}`, body) }
}

/** A provider with a list of answers; it records what it receives. */
function providerThat(...answers: (Readonly<Record<string, string>> | Error)[]) {
  const sent: [key: string, envelope: Envelope][] = []
  const answer = async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  }
  const records = createRecords(server.context)
  const handlers = signatureCalls({
    prepare: createEnvelope(records, async (_, id, name) =>
      new TextEncoder().encode(`${name} of ${id}`),
    ),
    archive: archiveIn(server.context),
    provider: {
      signed: async () => aSignedEnvelope('solicitud', 'autorizacion'),
      simulated: false,
      patience: 0,
      send: async (key, envelope) => {
        sent.push([key, envelope])
        return answer()
      },
      state: answer,
    },
  })
  return { sent, run: () => server.runOutbox(handlers) }
}

test('papers go out once, are seen and signed, and the seller hears of it', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  const request = await prepared(shop, application.body.ID_EMPRESA, 'documentos')
  expect((await request.move(seller, 'enviar')).status).toBe(403)
  expect((await request.move(credit, 'enviar')).body.ESTADO).toBe(state.sending)
  const sesion = 'UAN-1'
  const provider = providerThat(
    { sesion, estado: 'sent', enlace: 'https://firma.example/UAN-1' },
    { sesion, estado: 'viewed' },
    { sesion, estado: 'signed', firmado: '2026-03-02T10:00:00-05:00' },
  )
  const seen: unknown[] = []
  const links: unknown[] = []
  for (const _ of [1, 2, 3]) {
    await provider.run()
    seen.push((await seller.get(request.path)).body.ESTADO)
    links.push((await seller.get(application.path)).body.SOO)
  }
  expect(seen).toEqual([state.sent, state.viewed, state.signed])
  expect([await provider.run(), await provider.run()]).toEqual([1, 0])
  expect((await credit.get(request.path)).body).toMatchObject({
    ...{ SESION: sesion, ENLACE: 'https://firma.example/UAN-1' },
    ...{ FECHA_FIRMA: '2026-03-02T15:00:00.000Z', HUELLA: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(links).toEqual(['https://firma.example/UAN-1', 'https://firma.example/UAN-1', null])
  expect(provider.sent).toHaveLength(1)
  expect(provider.sent[0]?.[1]).toMatchObject({
    signer: { name: 'Ana Vera', cedula: '0102030405', email: 'ana@demo.test' },
    documents: [{ name: 'solicitud.pdf' }, { name: 'autorizacion.pdf' }],
  })
  expect(await noticesOf(seller)).toContain('The customer signed the credit documents')
  expect((await request.move(credit, 'firmada')).status).toBe(409)
})

test('a provider that is down or answers nonsense is asked again with the same key; who refuses is asked anew', async () => {
  const shop = await open()
  const { credit } = shop
  const { body } = await anApplication(shop)
  const request = await prepared(shop, body.ID_EMPRESA, 'documentos')
  await request.move(credit, 'enviar')
  const provider = providerThat(
    new Error('no route to Uanataca'),
    { sesion: 'UAN-1', estado: 'lost' },
    { sesion: 'UAN-1', estado: 'refused', motivo: 'No es mi solicitud' },
  )
  for (const error of ['no route to Uanataca', 'Uanataca answered what makes no sense']) {
    await provider.run()
    const [call] = (await credit.get(`${request.path}/calls`)).body.calls as unknown as [Json]
    expect(call).toMatchObject({ state: 'waiting', error })
    expect((await credit.get(request.path)).body.ESTADO).toBe(state.sending)
    await credit.post(`${request.path}/calls/${call.id}/retry`)
  }
  await provider.run()
  expect((await credit.get(request.path)).body).toMatchObject({
    ...{ ESTADO: state.refused, MOTIVO: 'No es mi solicitud' },
  })
  expect(new Set(provider.sent.map(([key]) => key)).size).toBe(1)
  expect((await request.move(credit, 'enviar')).body.ESTADO).toBe(state.sending)
})

test('a promissory note is signed for the approved amount and no other', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  const of = application.body.ID_EMPRESA
  const approve = (MONTO_APROBADO: number) =>
    server.db.write
      .updateTable('PROSPECTO')
      .set({ MONTO_APROBADO: MONTO_APROBADO * 100 })
      .execute()
  const early = await prepared(shop, of, 'pagare')
  expect((await early.move(credit, 'enviar')).status).toBe(422)
  expect((await credit.post(`${application.path}/papers/pagare`)).status).toBe(409)
  await approve(4_000)
  const note = await prepared(shop, of, 'pagare')
  expect(note.body.MONTO).toBe(4_000)
  await approve(4_500)
  expect((await note.move(credit, 'enviar')).body.unmet).toEqual([
    "The note's amount differs from the approved amount: prepare a new one",
  ])
  await approve(4_000)
  expect((await note.move(credit, 'enviar')).body.ESTADO).toBe(state.sending)
  for (const name of ['solicitud', 'autorizacion', 'pagare']) {
    expect((await seller.post(`${application.path}/papers/${name}`)).status).toBe(403)
    const paper = await credit.post(`${application.path}/papers/${name}`)
    expect(paper.status).toBe(201)
    const pdf = await server.request(String(paper.body.url))
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
  }
})

test('the simulated provider ends as the cédula says, in its time', async () => {
  let now = Date.parse('2026-03-01T12:00:00.000Z')
  const provider = simulatedSignature(
    () => new Date(now),
    async () => envelope(''),
  )
  const envelope = (cedula: string) => ({
    ...{ documents: [], until: '2026-03-16' },
    signer: { name: 'Ana', cedula, email: '', phone: '' },
  })
  const begun = await Promise.all(
    ['0102030405', '0102030409', '0102030408'].map(cedula => provider.send('7', envelope(cedula))),
  )
  const states = async () =>
    (await Promise.all(
      (begun as { sesion: string }[]).map(({ sesion }) => provider.state(sesion)),
    )) as { estado: string }[]
  expect((await states()).map(({ estado }) => estado)).toEqual(['sent', 'sent', 'sent'])
  now += 12_000
  expect((await states()).map(({ estado }) => estado)).toEqual(['viewed', 'viewed', 'viewed'])
  now += 12_000
  expect((await states()).map(({ estado }) => estado)).toEqual(['signed', 'refused', 'expired'])
})

test('the note owes the approved amount in words and in figures; the authorisation carries what was signed', async () => {
  const shop = await open()
  const { credit } = shop
  const application = await anApplication(shop)
  const id = String(application.body.ID_EMPRESA)
  const queries = '/hanadb/api/bureau-queries'
  const begun = await credit.post(queries, { ID_EMPRESA: application.body.ID_EMPRESA })
  const query = following(`${queries}/${begun.body.ID_CONSULTA}`, begun.body)
  const { context } = server
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47)
  const FIRMA = await file(credit, 'bureau-queries', 'FIRMA')
  await context.files?.put(FIRMA.id, picture)
  await server.db.write.updateTable('PROSPECTO').set({ MONTO_APROBADO: 2_100_050 }).execute()
  const drawn = async (name: string) => {
    let content = ''
    const press: PdfRenderer = async drawing => {
      content = JSON.stringify(drawing.content)
      return new Uint8Array()
    }
    const records = createRecords(context)
    const resource = records.catalogue.get('credit-applications')
    const me = systemUserOf(resource, { EMPRESA: String(application.body.EMPRESA) })
    const request: RequestContext = { records, resource, me, language: 'es' }
    await drawing({ ...context, renderPdf: press })(request, id, name)
    return content
  }
  expect(await drawn('autorizacion')).not.toContain('data:image/png')
  await query.move(credit, 'firmar', { FIRMA })
  expect(await drawn('autorizacion')).toContain('data:image/png;base64,iVBORw')
  const note = await drawn('pagare')
  expect(note).toContain('VEINTIÚN MIL DÓLARES CON 50/100 de los Estados Unidos')
  expect(note).toContain('$21.000,50')
  expect(note).toMatch(/Cuenca, \d+ de \p{L}+ de \d{4}/u)
  expect(note).toContain('C.I.: 0102030405')
  expect(note).toContain('Ana Vera, con cédula 0102030405, por mis propios derechos')
})
