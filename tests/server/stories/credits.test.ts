import { expect, test } from 'vitest'
import { adoptDocuments } from '../../../server/areas/credit/adoptDocuments'
import { moveOverdue } from '../../../server/flow/moveOverdue'
import { createRecords } from '../../../server/routes/createRecords'
import {
  documentState as doc,
  requiredOfAll,
  requiredOfCompanies,
} from '../../../src/domain/credit/creditDocuments'
import type { Client, Json } from '../client'
import { anApplication, documentsOf } from './anApplication'
import { following, useShop } from './useShop'

const { server, open, file, noticesOf } = useShop()
const path = '/hanadb/api/credit-applications'
const papers = '/hanadb/api/credit-documents'

const wrong = ({ body }: { body: Json }) => Object.keys(body.errors ?? {}).sort()

type Paper = Awaited<ReturnType<typeof documentsOf>>[number]

async function hand(user: Client, paper: Paper) {
  return paper.move(user, 'cargar', { ARCHIVO: await file(user, 'credit-documents', 'ARCHIVO') })
}
async function handAll(user: Client, application: { body: Json }) {
  const all = await documentsOf(user, application)
  for (const paper of all) await hand(user, paper)
  return all
}

test('an application asks for its documents, those of a company only from a company', async () => {
  const shop = await open()
  const person = await anApplication(shop)
  expect(person.body).toMatchObject({ DOCUMENTOS_PENDIENTES: 6, DOCUMENTOS_POR_REVISAR: 0 })
  const answer = await documentsOf(shop.seller, person)
  expect(answer.map(({ body }) => body.TIPO)).toEqual(requiredOfAll)
  expect(answer[0]?.body).toMatchObject({ ESTADO: doc.asked, VENDEDOR: shop.seller.ID })
  const company = await anApplication(shop, { TIPO_PERSONA: 'J', RUC: '0190000000001' })
  const types = (await documentsOf(shop.seller, company)).map(({ body }) => body.TIPO)
  expect(types).toEqual([...requiredOfAll, ...requiredOfCompanies])
})

test('a document is handed in, refused for a reason, handed in again and approved', async () => {
  const shop = await open()
  const { seller, credit } = shop
  const application = await anApplication(shop)
  const [bill] = (await documentsOf(seller, application)) as [Paper]
  expect(wrong(await bill.move(seller, 'cargar'))).toEqual(['ARCHIVO'])
  const there = await hand(seller, bill)
  expect(there.body).toMatchObject({ ESTADO: doc.uploaded, ARCHIVO: { name: 'firma.pdf' } })
  expect((await bill.move(seller, 'aprobar')).status).toBe(403)
  expect(wrong(await bill.move(credit, 'rechazar'))).toEqual(['MOTIVO_RECHAZO'])
  expect(wrong(await bill.move(credit, 'rechazar', { MOTIVO_RECHAZO: 'otro' }))).toEqual([
    'OBSERVACIONES',
  ])
  const refused = await bill.move(credit, 'rechazar', { MOTIVO_RECHAZO: 'ilegible' })
  expect(refused.body).toMatchObject({ ESTADO: doc.refused, REVISADO_POR: credit.ID })
  expect(await noticesOf(seller)).toEqual(['A credit application document was rejected'])
  const again = await hand(seller, bill)
  expect(again.body).toMatchObject({ MOTIVO_RECHAZO: null, REVISADO_POR: null })
  const approved = await bill.move(credit, 'aprobar', { FECHA_CADUCIDAD: '2027-01-31' })
  expect(approved.body).toMatchObject({ ESTADO: doc.approved, FECHA_CADUCIDAD: '2027-01-31' })
  expect((await seller.get(application.path)).body).toMatchObject({
    DOCUMENTOS_PENDIENTES: 5,
    DOCUMENTOS_POR_REVISAR: 0,
    DOCUMENTOS_APROBADOS: 1,
  })
})

test('a document whose day is over expires by itself, once, and its seller is told', async () => {
  const shop = await open()
  const { seller, credit } = shop
  const application = await anApplication(shop)
  const [bill, letter] = (await documentsOf(seller, application)) as [Paper, Paper]
  for (const paper of [bill, letter]) await hand(seller, paper)
  await bill.move(credit, 'aprobar', { FECHA_CADUCIDAD: '2020-01-31' })
  await letter.move(credit, 'aprobar', { FECHA_CADUCIDAD: '2099-01-31' })
  for (const _ of [1, 2]) await moveOverdue(createRecords(server.context))
  expect((await seller.get(bill.path)).body).toMatchObject({
    ...{ ESTADO: doc.expired, REVISADO_POR: credit.ID },
  })
  expect((await seller.get(letter.path)).body.ESTADO).toBe(doc.approved)
  expect((await seller.get(application.path)).body.DOCUMENTOS_PENDIENTES).toBe(5)
  expect(await noticesOf(seller)).toEqual(['A credit application document has expired'])
  const past = await seller.get(`${bill.path}/history`)
  expect(past.body.history).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'caducar' })]),
  )
})

test('no document stands twice, and the report of the bureau is for credit alone', async () => {
  const shop = await open()
  const { seller, credit } = shop
  const application = await anApplication(shop)
  const of = { ID_EMPRESA: application.body.ID_EMPRESA }
  expect((await credit.post(papers, { ...of, TIPO: 'RUC_UPLOAD' })).status).toBe(422)
  const report = await credit.post(papers, { ...of, TIPO: 'EQUIFAX_PDF' })
  expect(report.status).toBe(201)
  expect((await seller.get(`${papers}/${report.body.ID_DOCUMENTO}`)).status).toBe(404)
  expect(await documentsOf(seller, application)).toHaveLength(6)
  expect((await seller.get(application.path)).body.DOCUMENTOS_PENDIENTES).toBe(6)
  expect((await seller.post(papers, { ...of, TIPO: 'DECLARACION_IVA' })).status).toBe(403)
})

test('credit moves a card as far as its documents allow, and its seller hears of it', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const { credit, seller } = shop
  expect(application.body).toMatchObject({ ESTADO_CREDITO: 0, _can: { flow: {} } })
  expect((await application.move(seller, 'aprobar')).status).toBe(403)
  expect((await application.move(credit, 'pedirDocumentacion')).body.ESTADO_CREDITO).toBe(8)
  await application.move(credit, 'observar', { OBSERVACIONES_CREDITO: 'Falta la planilla' })
  const missing = ['Documents are missing: upload them or mark them as “Not needed”']
  expect((await application.move(credit, 'firmarDocumentacion')).body.unmet).toEqual(missing)
  const [letter, ...others] = (await handAll(seller, application)).reverse() as [Paper]
  expect((await application.move(credit, 'firmarDocumentacion')).body.ESTADO_CREDITO).toBe(2)
  const unapproved = ['Approve the amount first with “Approve credit”']
  expect((await application.move(credit, 'firmarPagare')).body.unmet).toEqual(unapproved)
  expect(wrong(await application.move(credit, 'aprobar'))).toEqual(['MONTO_APROBADO'])
  const approved = await application.move(credit, 'aprobar', { MONTO_APROBADO: 5000 })
  expect(approved.body).toMatchObject({ ESTADO_CREDITO: 1, MONTO_APROBADO: 5000 })
  expect((await application.move(credit, 'firmarPagare')).body.ESTADO_CREDITO).toBe(3)
  const unchecked = ['Some documents still need review']
  expect((await application.move(credit, 'asignarInterno')).body.unmet).toEqual(unchecked)
  for (const paper of others as Paper[]) await paper.move(credit, 'aprobar')
  await letter.move(credit, 'rechazar', { MOTIVO_RECHAZO: 'incompleto' })
  expect((await application.move(credit, 'asignarInterno')).body.unmet).toEqual(missing)
  await letter.move(credit, 'dispensar', { OBSERVACIONES: 'Cliente conocido' })
  expect((await application.move(credit, 'asignarInterno')).body.ESTADO_CREDITO).toBe(6)
  expect((await application.move(credit, 'negar')).body.ESTADO_CREDITO).toBe(7)
  expect((await application.move(credit, 'evaluar')).body.ESTADO_CREDITO).toBe(0)
  expect((await credit.get(application.path)).body.MONTO_APROBADO).toBeNull()
  expect(await noticesOf(seller)).toEqual([
    'The application is missing documents or information',
    'Credit added a remark',
    'A credit application document was rejected',
    'The credit application was decided',
    'The credit application was decided',
  ])
})

test('credit asks again for what is missing in one step, and finds applications by who brought them', async () => {
  const shop = await open()
  const { credit, seller, boss } = shop
  const application = await anApplication(shop)
  expect((await application.move(seller, 'recordar')).status).toBe(403)
  for (const _ of [1, 2])
    expect((await application.move(credit, 'recordar')).body.ESTADO_CREDITO).toBe(0)
  const missing = 'The application is missing documents or information'
  expect(await noticesOf(seller)).toEqual([missing, missing])
  await handAll(seller, application)
  expect((await application.move(credit, 'recordar')).body.unmet).toEqual([
    'All documents have been submitted',
  ])
  const person = following(`/hanadb/api/users/${seller.ID}`, {})
  expect((await person.change(boss, { DISPLAYNAME: 'Eva Luna' })).status).toBe(200)
  const found = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }))
    return (await credit.get(`${path}?filter=${filter}`)).body.data
  }
  expect(await found('luna')).toHaveLength(1)
  expect(await found('Nadie de aquí')).toEqual([])
})

test('an agent sees and changes only their own applications, with their documents', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const [bill] = (await documentsOf(shop.seller, application)) as [Paper]
  await shop.join('other', '7')
  const { other } = shop.people as { other: Client }
  expect((await other.get(path)).body.data).toEqual([])
  expect((await other.get(application.path)).status).toBe(404)
  expect((await other.get(papers)).body.data).toEqual([])
  expect((await other.get(bill.path)).status).toBe(404)
  expect((await other.post(`${bill.path}/flow/cargar`, {})).status).toBe(404)
  expect((await application.change(shop.seller, { CIUDAD: 'Azogues' })).status).toBe(200)
  const again = await anApplication(shop)
  expect(wrong(again)).toEqual(['RUC'])
  const others = { RUC: '1710034065001', CEDULA_REPRESENTANTE: '0102030405' }
  expect(wrong(await anApplication(shop, others))).toEqual(['RUC'])
  expect(wrong(await anApplication(shop, { RUC: '0102030406001', NUM_TELEFONO: '099' }))).toEqual([
    'NUM_TELEFONO',
  ])
})

test('a file that stood on the application itself becomes a document of it, once', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const { id } = await file(shop.seller, 'credit-applications', 'DECLARACION_IVA')
  const { db, context } = server
  await db.write.updateTable('PROSPECTO').set({ DECLARACION_IVA: id }).execute()
  for (const _ of [1, 2]) await adoptDocuments(db, context.catalogue, new Date())
  const adopted = (await documentsOf(shop.seller, application)).map(({ body }) => body)
  expect(adopted).toHaveLength(7)
  expect(adopted.at(-1)).toMatchObject({ TIPO: 'DECLARACION_IVA', ESTADO: doc.uploaded })
  expect(adopted.at(-1)).toMatchObject({
    ARCHIVO: { id, name: 'firma.pdf' },
    VENDEDOR: shop.seller.ID,
  })
})
