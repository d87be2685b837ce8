import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Envelope } from '../../../server/adapters/signature/eSignature'
import { otherSystems } from '../../../server/business/systems'
import { sweepFiles } from '../../../server/files/sweepFiles'
import { eraseHistory } from '../../../server/write/rows/eraseHistory'
import { signatureState as state } from '../../../src/domain/credit/creditSignature'
import type { Json } from '../client'
import { aCertificate, aSignedEnvelope, aSignedPdf } from './aSignedEnvelope'
import { following } from './useShop'
import { useSigning } from './useSigning'

const { server, file, signedBy, approve, request, signedNote, print, retry } = useSigning()

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const well = async () => aSignedEnvelope('pagare')
const pdf = aSignedPdf('pagare, signed')
const fetched = () => server.runOutbox(signedBy(well))

test('a signed note is fetched once, kept with its certificate, and printed byte for byte as it was signed', async () => {
  const { shop, application, note } = await signedNote()
  const { credit } = shop
  expect((await credit.get(note.path)).body).toMatchObject({
    ...{ ESTADO: state.signed, ARCHIVO_FIRMADO: null },
  })
  expect([await fetched(), await fetched()]).toEqual([1, 0])
  const { body } = await credit.get(note.path)
  expect(body).toMatchObject({
    HUELLA_FIRMADO: sha256(pdf),
    CERTIFICADO_TITULAR: aCertificate.titular,
    CERTIFICADO_SERIE: aCertificate.serie,
    CERTIFICADO_EMISOR: aCertificate.emisor,
    CERTIFICADO_FECHA: '2026-03-02T15:00:00.000Z',
    ARCHIVO_FIRMADO: { name: 'pagare-firmado.pdf', type: 'application/pdf', size: pdf.length },
  })
  const { url } = body.ARCHIVO_FIRMADO as unknown as { url: string }
  const downloaded = new Uint8Array(await (await server.request(url)).arrayBuffer())
  const printed = await print(credit, application, 'pagare')
  expect([downloaded, printed.bytes]).toEqual([pdf, pdf])
  expect([...server.files.bytes.values()]).toEqual([pdf])
})

test('a provider that is down or answers nonsense is asked for the signed file again, and nothing of it is kept', async () => {
  const { shop, application, note } = await signedNote()
  const { credit } = shop
  const one = (more: object) => async () => ({
    documentos: [{ nombre: 'pagare.pdf', pdf, ...more }],
    certificado: aCertificate,
  })
  const answers = [
    [() => Promise.reject(new Error('no route to Uanataca')), 'no route to Uanataca'],
    [one({ pdf: new TextEncoder().encode('<html>502</html>') }), /not a whole PDF/],
    [one({ pdf: pdf.subarray(0, -8) }), /not a whole PDF/],
    [one({ pdf: new Uint8Array(10_485_761) }), /too large/],
    [one({ sha256: sha256(aSignedPdf('another')) }), /another fingerprint/],
    [one({ nombre: 'contrato.pdf' }), /no sense/],
    [async () => aSignedEnvelope('pagare', 'solicitud'), /no sense/],
    [async () => ({ ...(await well()), certificado: { titular: 'CN=ANA VERA' } }), /no sense/],
  ] as const
  for (const [answer, error] of answers) {
    await server.runOutbox(signedBy(answer))
    const [call] = (await credit.get(`${note.path}/calls`)).body.calls as unknown as [Json]
    expect(call).toMatchObject({ call: 'uanataca.recuperar', state: 'waiting' })
    expect(String(call.error)).toMatch(error)
    expect(String(call.error)).not.toContain('ANA')
    expect((await credit.get(note.path)).body).toMatchObject({
      ...{ ESTADO: state.signed, ARCHIVO_FIRMADO: null, CERTIFICADO_TITULAR: null },
    })
    expect((await retry(credit, note)).status).toBe(200)
  }
  expect(server.files.bytes.size).toBe(0)
  expect((await print(credit, application, 'pagare')).bytes).not.toEqual(pdf)
  await fetched()
  expect((await print(credit, application, 'pagare')).bytes).toEqual(pdf)
})

test('a store of files that is away keeps the call waiting, and the file comes once it is back', async () => {
  const { shop, note } = await signedNote()
  server.files.setAway(true)
  await fetched()
  expect((await shop.credit.get(note.path)).body.ARCHIVO_FIRMADO).toBeNull()
  server.files.setAway(false)
  await retry(shop.credit, note)
  await fetched()
  expect((await shop.credit.get(note.path)).body.HUELLA_FIRMADO).toBe(sha256(pdf))
})

test('two servers that fetch the same file keep one of them, and the other is swept', async () => {
  const { shop, note } = await signedNote()
  const start = Date.now()
  const overtaken = async () => {
    server.setNow(new Date(start + 120_000).toISOString())
    await fetched()
    return aSignedEnvelope('pagare')
  }
  await server.runOutbox(signedBy(overtaken))
  expect(server.files.bytes.size).toBe(2)
  const { body } = await shop.credit.get(note.path)
  const held = body.ARCHIVO_FIRMADO as unknown as { id: string }
  server.setNow(new Date(start + 2 * 86_400_000).toISOString())
  await sweepFiles({ ...server.context, files: server.files })
  expect([...server.files.bytes.keys()]).toEqual([held.id])
  expect(await fetched()).toBe(0)
})

test('no role can replace, remove or delete a signed document', async () => {
  const { shop, note } = await signedNote()
  await fetched()
  const { boss, credit, seller } = shop
  const before = (await credit.get(note.path)).body
  for (const user of [boss, credit, seller]) {
    const ARCHIVO_FIRMADO = await file(user, 'signature-requests', 'ARCHIVO_FIRMADO')
    for (const changes of [{ ARCHIVO_FIRMADO }, { ARCHIVO_FIRMADO: null }, { HUELLA_FIRMADO: '0' }])
      expect((await note.change(user, changes)).status).toBe(403)
    const headers = { 'if-match': String(before._VERSION) }
    expect((await user.delete(note.path, headers)).status).toBe(403)
    for (const move of ['enviar', 'anular', 'firmada'])
      expect([403, 409]).toContain((await note.move(user, move, {})).status)
    const upload = `/hanadb/api/files?resource=signature-requests&field=ARCHIVO_FIRMADO&name=a.pdf`
    expect((await user.post(upload, {})).status).toBeGreaterThanOrEqual(400)
  }
  expect((await credit.get(note.path)).body).toEqual({
    ...before,
    ARCHIVO_FIRMADO: expect.objectContaining({ name: 'pagare-firmado.pdf' }),
  })
  expect([...server.files.bytes.values()]).toEqual([pdf])
})

test('a signed file that was altered or lost in the store is refused, and no other paper printed in its place', async () => {
  const { shop, application, note } = await signedNote()
  await fetched()
  const [id = ''] = server.files.bytes.keys()
  for (const bytes of [aSignedPdf('Debo USD 4,00'), undefined]) {
    if (bytes) await server.files.put(id, bytes)
    else await server.files.remove(id)
    const { status, body } = await print(shop.credit, application, 'pagare')
    expect([status, body.code]).toEqual([409, 'signedCopyDamaged'])
  }
  await server.files.put(id, pdf)
  expect((await print(shop.credit, application, 'pagare')).status).toBe(200)
  expect(note.body.TIPO).toBe('pagare')
})

test('who sells reads neither the signed file nor the certificate', async () => {
  const { shop, application, note } = await signedNote()
  await fetched()
  const { body } = await shop.seller.get(note.path)
  expect(body.ESTADO).toBe(state.signed)
  expect(Object.keys(body).filter(name => /FIRMADO|CERTIFICADO|AUTORIZACION/.test(name))).toEqual(
    [],
  )
  expect((await print(shop.seller, application, 'pagare')).status).toBe(403)
  const history = await shop.seller.get(`${note.path}/history`)
  expect(JSON.stringify(history.body)).not.toContain(aCertificate.serie)
})

test('a note of another amount is drawn anew, also where one was signed before', async () => {
  const { shop, application } = await signedNote()
  await fetched()
  await approve(5_000)
  const { credit } = shop
  expect((await print(credit, application, 'pagare')).bytes).not.toEqual(pdf)
  const sent: Envelope[] = []
  const other = { ...aSignedEnvelope('pagare'), documentos: [] as object[] }
  const bytes = aSignedPdf('the note of 5.000')
  other.documentos.push({ nombre: 'pagare.pdf', pdf: bytes, sha256: sha256(bytes).toUpperCase() })
  await request(credit, application, 'pagare')
  for (const _ of [1, 2]) await server.runOutbox(signedBy(async () => other, sent))
  expect(sent[0]?.documents[0]?.pdf).not.toEqual(pdf)
  expect((await print(credit, application, 'pagare')).bytes).toEqual(bytes)
})

test('request and authorisation are kept one by one; an authorisation signed later prints instead of the earlier', async () => {
  const { shop, application } = await signedNote()
  const { credit } = shop
  await fetched()
  const papers = ['solicitud', 'autorizacion'] as const
  await request(credit, application, 'documentos')
  for (const _ of [1, 2]) await server.runOutbox(signedBy(async () => aSignedEnvelope(...papers)))
  const printed = async (paper: string) =>
    new TextDecoder().decode((await print(credit, application, paper)).bytes)
  for (const paper of papers) expect(await printed(paper)).toContain(`${paper}, signed`)
  const queries = '/hanadb/api/bureau-queries'
  const { body } = await credit.post(queries, { ID_EMPRESA: application.body.ID_EMPRESA })
  const FIRMA = await file(credit, 'bureau-queries', 'FIRMA')
  await following(`${queries}/${body.ID_CONSULTA}`, body).move(credit, 'firmar', { FIRMA })
  expect(await printed('autorizacion')).not.toContain('signed')
  expect(await printed('solicitud')).toContain('solicitud, signed')
})

test('erased, a request takes its signed file, its certificate and what the provider answered with it', async () => {
  const { note } = await signedNote()
  await fetched()
  const { catalogue, clock } = server.context
  const resource = catalogue.get('signature-requests')
  const rows = await server.db.read.selectFrom(resource.table).selectAll().execute()
  await server.db.transaction(trx => eraseHistory(trx, resource, { rows, now: clock() }))
  server.setNow(new Date(Date.now() + 2 * 86_400_000).toISOString())
  await sweepFiles({ ...server.context, files: server.files })
  expect(server.files.bytes.size).toBe(0)
  for (const table of ['_FILE', '_OUTBOX', '_HISTORY']) {
    const left = await server.db.read.selectFrom(table).selectAll().execute()
    const theirs = left.filter(row => row.RESOURCE === 'signature-requests')
    expect([table, theirs]).toEqual([table, []])
  }
  expect(note.body.ID_FIRMA).toBe(rows[0]?.ID_FIRMA)
})

test('the simulator answers a PDF of the note that says it is simulated, with a certificate that says so too', async () => {
  const { shop, application } = await signedNote()
  await fetched()
  await approve(5_000)
  const again = await request(shop.credit, application, 'pagare')
  const start = Date.now()
  for (const seconds of [0, 30, 40]) {
    server.setNow(new Date(start + seconds * 1_000).toISOString())
    await server.runOutbox(otherSystems(server.context))
  }
  const { body } = await shop.credit.get(again.path)
  expect(body).toMatchObject({
    ...{ ESTADO: state.signed, SIMULADO: true },
    CERTIFICADO_TITULAR: 'Ana Vera (firma simulada)',
    CERTIFICADO_EMISOR: expect.stringContaining('sin valor legal'),
  })
  const { bytes } = await print(shop.credit, application, 'pagare')
  expect(sha256(bytes)).toBe(body.HUELLA_FIRMADO)
})
