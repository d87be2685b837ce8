import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unansweredCalls } from '../../../server/business/systems'
import { signatureState as state } from '../../../src/domain/credit/creditSignature'
import type { Client } from '../client'
import { anApplication } from './anApplication'
import { aSignedPdf } from './aSignedEnvelope'
import { useSigning } from './useSigning'

/** A production server without a connected signature provider. */
const { server, open, approve, prepare, print } = useSigning({
  change: { unconnected: unansweredCalls() },
})
const pdf = aSignedPdf('the note, signed on paper and scanned')
const FECHA_FIRMA = '2026-03-02T15:00:00.000Z'

/** A prepared note of 4.000, and its scan as uploaded by credit. */
async function prepared() {
  const shop = await open()
  const application = await anApplication(shop)
  await approve(4_000)
  const note = await prepare(shop.credit, application, 'pagare')
  return { shop, application, note, ARCHIVO_FIRMADO: await scan(shop.credit, pdf) }
}

async function scan(user: Client, bytes: Uint8Array) {
  const place = 'resource=signature-requests&field=ARCHIVO_FIRMADO&name=scan.pdf'
  const { body } = await user.send(`/hanadb/api/files?${place}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
  })
  return { id: String(body.id) }
}

test('a note signed elsewhere is handed in with its day, kept as it is, and printed byte for byte', async () => {
  const { shop, application, note, ARCHIVO_FIRMADO } = await prepared()
  const { credit } = shop
  const created = await note.move(credit, 'enviar', { ARCHIVO_FIRMADO, FECHA_FIRMA })
  expect(created.body).toMatchObject({ ESTADO: state.signed, FECHA_FIRMA, SIMULADO: false })
  expect([await server.runOutbox(), await server.runOutbox()]).toEqual([1, 0])
  const { body } = await credit.get(note.path)
  expect(body).toMatchObject({
    HUELLA_FIRMADO: createHash('sha256').update(pdf).digest('hex'),
    ...{ CERTIFICADO_TITULAR: null, CERTIFICADO_SERIE: null },
  })
  const by = { ID: credit.ID, DISPLAYNAME: expect.any(String) }
  expect(body._byHand?.ARCHIVO_FIRMADO).toMatchObject({ system: 'Uanataca', by })
  expect((await credit.get(application.path)).body.MONTO_PAGARE).toBe(4_000)
  expect((await print(credit, application, 'pagare')).bytes).toEqual(pdf)
  const { history } = (await credit.get(`${note.path}/history`)).body
  const reported = history as unknown as readonly object[]
  expect(reported).toContainEqual(
    expect.objectContaining({ action: 'firmada', byHand: 'Uanataca' }),
  )
})

test('a note handed in needs its PDF, the day it was signed, and the amount that is approved', async () => {
  const { shop, note, ARCHIVO_FIRMADO } = await prepared()
  const { credit, seller } = shop
  const refused = async (answers: object) =>
    Object.keys((await note.move(credit, 'enviar', answers)).body.errors ?? {}).sort()
  expect(await refused({})).toEqual(['ARCHIVO_FIRMADO', 'FECHA_FIRMA'])
  const FECHA_FUTURA = new Date(Date.now() + 3_600_000).toISOString()
  expect(await refused({ ARCHIVO_FIRMADO, FECHA_FIRMA: FECHA_FUTURA })).toEqual(['FECHA_FIRMA'])
  expect(await refused({ ARCHIVO_FIRMADO: await scan(seller, pdf), FECHA_FIRMA })).toEqual([
    'ARCHIVO_FIRMADO',
  ])
  await approve(5_000)
  const other = await note.move(credit, 'enviar', { ARCHIVO_FIRMADO, FECHA_FIRMA })
  expect([other.status, other.body.unmet]).toEqual([
    422,
    ["The note's amount differs from the approved amount: prepare a new one"],
  ])
  expect((await credit.get(note.path)).body.ESTADO).toBe(state.prepared)
})

test('nobody but credit hands a note in, and nobody takes the file away again', async () => {
  const { shop, note, ARCHIVO_FIRMADO } = await prepared()
  const { credit, boss, seller, warehouse } = shop
  const headers = { 'if-match': '1' }
  for (const user of [seller, warehouse]) {
    const answers = { ARCHIVO_FIRMADO, FECHA_FIRMA }
    const { status } = await user.post(`${note.path}/flow/enviar`, answers, headers)
    expect([403, 404]).toContain(status)
  }
  await note.move(credit, 'enviar', { ARCHIVO_FIRMADO, FECHA_FIRMA })
  await server.runOutbox()
  const other = await scan(boss, aSignedPdf('another'))
  for (const ARCHIVO of [other, null])
    expect((await note.change(boss, { ARCHIVO_FIRMADO: ARCHIVO })).status).toBe(403)
  const again = await note.move(boss, 'enviar', { ARCHIVO_FIRMADO: other, FECHA_FIRMA })
  expect(again.status).toBe(409)
  const held = (await credit.get(note.path)).body.ARCHIVO_FIRMADO as { id?: string } | null
  expect(held?.id).toBe(ARCHIVO_FIRMADO.id)
})
