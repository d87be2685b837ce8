import { expect, test } from 'vitest'
import type { ESignature } from '../../../server/adapters/signature/eSignature'
import { signatureCalls } from '../../../server/adapters/signature/signatureCalls'
import { archiveIn } from '../../../server/business/systems'
import { moveOverdue } from '../../../server/flow/moveOverdue'
import { createRecords } from '../../../server/routes/createRecords'
import { signatureState as state } from '../../../src/domain/credit/creditSignature'
import { anApplication, documentsOf } from './anApplication'
import { aSignedEnvelope } from './aSignedEnvelope'
import { following, type Shop, useShop } from './useShop'

const { server, open, file } = useShop()
const path = '/hanadb/api/signature-requests'
const enlace = 'https://firma.example/UAN-1'
const sesion = 'UAN-1'

/** A request sent for signature to a provider with a list of answers. */
async function out(shop: Shop, ID_EMPRESA: unknown, TIPO = 'documentos') {
  const { body } = await shop.credit.post(path, { ID_EMPRESA, TIPO })
  const request = following(`${path}/${body.ID_FIRMA}`, body)
  const sent = await request.move(shop.credit, 'enviar')
  const asked = { sent: 0 }
  const answers: unknown[] = []
  const answer = async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  }
  const provider: ESignature = {
    ...{ simulated: false, patience: 0, state: answer },
    signed: async () => aSignedEnvelope('pagare'),
    send: async () => {
      asked.sent++
      return answer()
    },
  }
  const envelope = {
    documents: [],
    until: '',
    signer: { name: '', cedula: '', email: '', phone: '' },
  }
  const run = (...message: unknown[]) => {
    answers.push(...message)
    const archive = archiveIn(server.context)
    return server.runOutbox(signatureCalls({ provider, prepare: async () => envelope, archive }))
  }
  const now = async () => (await shop.credit.get(request.path)).body
  return { request, asked, run, now, status: sent.status }
}

test('the same papers are out to be signed once at a time', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const first = await out(shop, application.body.ID_EMPRESA)
  const second = await out(shop, application.body.ID_EMPRESA)
  expect([first.status, second.status]).toEqual([200, 422])
  await first.run({ sesion, estado: 'refused' })
  expect((await second.request.move(shop.credit, 'enviar')).status).toBe(200)
})

test('a provider that fails while papers are out is asked about them again, and never sent them twice', async () => {
  const shop = await open()
  const { body } = await anApplication(shop)
  const { asked, run, now, request } = await out(shop, body.ID_EMPRESA)
  await run({ sesion, estado: 'sent', enlace })
  await run(new Error('no route to Uanataca'))
  const [call] = (await shop.credit.get(`${request.path}/calls`)).body.calls as never as [
    { id: number; error: string },
  ]
  expect(call.error).toBe('no route to Uanataca')
  await shop.credit.post(`${request.path}/calls/${call.id}/retry`)
  await run({ sesion, estado: 'signed' })
  expect([asked.sent, (await now()).ESTADO]).toEqual([1, state.signed])
})

test('an unsigned request expires on its last day, and a signature reported late still counts', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const { run, now } = await out(shop, application.body.ID_EMPRESA)
  await run({ sesion, estado: 'sent', enlace })
  expect((await shop.seller.get(application.path)).body.SOO).toBe(enlace)
  const late = { FECHA_CADUCIDAD: '2020-01-31' }
  await server.db.write.updateTable('FIRMA_ELECTRONICA').set(late).execute()
  await moveOverdue(createRecords(server.context))
  expect((await now()).ESTADO).toBe(state.expired)
  expect((await shop.seller.get(application.path)).body.SOO).toBeNull()
  await run({ sesion, estado: 'signed' })
  expect((await now()).ESTADO).toBe(state.signed)
})

test('a correction of who applies withdraws what is out: a signature told later fills nothing', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const { run, now, request } = await out(shop, application.body.ID_EMPRESA)
  await run({ sesion, estado: 'sent', enlace })
  await application.move(shop.credit, 'corregirIdentidad', { NOMBRE: 'Ana Vera Ruiz' })
  expect((await shop.credit.get(application.path)).body.SOO).toBeNull()
  const withdrawn = await now()
  expect(withdrawn.ESTADO).toBe(state.withdrawn)
  await run({ sesion, estado: 'signed', firmado: '2026-03-02T10:00:00-05:00' })
  expect(await now()).toEqual(withdrawn)
  expect(await run()).toBe(0)
  expect((await request.move(shop.credit, 'enviar')).status).toBe(409)
})

test('an approval that is taken back or given anew withdraws the note that is out for it', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  for (const paper of await documentsOf(seller, application))
    await paper.move(seller, 'cargar', {
      ARCHIVO: await file(seller, 'credit-documents', 'ARCHIVO'),
    })
  const approve = (MONTO_APROBADO: number) =>
    application.move(credit, 'aprobar', { MONTO_APROBADO })
  await approve(4_000)
  const of = application.body.ID_EMPRESA
  for (const takeBack of [
    () => application.move(credit, 'evaluar').then(() => approve(4_500)),
    async () => {
      await application.move(credit, 'firmarPagare')
      await approve(5_000)
    },
  ]) {
    const note = await out(shop, of, 'pagare')
    await note.run({ sesion, estado: 'sent', enlace })
    expect((await seller.get(application.path)).body.SOO_PAGARE).toBe(enlace)
    await takeBack()
    expect((await note.now()).ESTADO).toBe(state.withdrawn)
    expect((await seller.get(application.path)).body.SOO_PAGARE).toBeNull()
    await note.run({ sesion, estado: 'viewed' })
  }
  const last = await out(shop, of, 'pagare')
  expect([last.status, (await last.now()).MONTO]).toEqual([200, 5_000])
})

test('what the provider tells of papers that are out takes no yes back', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  const application = await anApplication(shop)
  for (const paper of await documentsOf(seller, application))
    await paper.move(seller, 'cargar', {
      ARCHIVO: await file(seller, 'credit-documents', 'ARCHIVO'),
    })
  const { run } = await out(shop, application.body.ID_EMPRESA)
  const approve = (user: typeof boss) =>
    application.move(user, 'aprobar', { MONTO_APROBADO: 9_000 })
  await approve(credit)
  await run({ sesion, estado: 'sent', enlace })
  expect((await boss.get(application.path)).body.SOO).toBe(enlace)
  const { votes } = (await boss.get(`${application.path}/history`)).body
  expect(votes).toMatchObject([{ said: 1, by: { ID: credit.ID } }])
  await run({ sesion, estado: 'signed' })
  expect((await approve(boss)).body).toMatchObject({ ESTADO_CREDITO: 1, MONTO_APROBADO: 9_000 })
})

test('who assigns credit is told first where nobody has signed a note of the approved amount', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  for (const paper of await documentsOf(seller, application)) {
    await paper.move(seller, 'cargar', {
      ARCHIVO: await file(seller, 'credit-documents', 'ARCHIVO'),
    })
    await paper.move(credit, 'aprobar')
  }
  const approve = (MONTO_APROBADO: number) =>
    application.move(credit, 'aprobar', { MONTO_APROBADO })
  const read = async () => {
    const { _can, MONTO_PAGARE } = (await credit.get(application.path)).body
    const { doubts } = _can as unknown as { doubts?: Readonly<Record<string, string[]>> }
    return [MONTO_PAGARE, doubts?.asignarNominado]
  }
  const unsigned = ['A signed promissory note for the approved amount is missing']
  await approve(4_000)
  const { run, request } = await out(shop, application.body.ID_EMPRESA, 'pagare')
  await run({ sesion, estado: 'sent', enlace })
  expect(await read()).toEqual([null, unsigned])
  await run({ sesion, estado: 'signed' })
  expect(await read()).toEqual([4_000, undefined])
  await application.move(credit, 'firmarPagare')
  await approve(4_500)
  expect(await read()).toEqual([4_000, unsigned])
  expect((await credit.get(request.path)).body.ESTADO).toBe(state.signed)
  expect((await application.move(credit, 'asignarNominado')).status).toBe(200)
})
