import { expect, test } from 'vitest'
import { bureauState } from '../../../src/domain/credit/bureau'
import { documentState } from '../../../src/domain/credit/creditDocuments'
import { signatureState } from '../../../src/domain/credit/creditSignature'
import type { Client, Json } from '../client'
import { anApplication, documentsOf } from './anApplication'
import { following, type Shop, useShop } from './useShop'

const { open, file } = useShop()
const phase = { evaluation: 0, documents: 8 }
const another = {
  NOMBRE: 'Otra Persona',
  RUC: '1710034065001',
  NOMBRE_REPRESENTANTE: 'Otra Persona',
  CEDULA_REPRESENTANTE: '1710034065',
}
const terms = { MONTO_SOLICITADO: 99_999, PLAZO_MESES: 60 }

async function handAll(user: Client, application: { body: Json }) {
  for (const paper of await documentsOf(user, application))
    await paper.move(user, 'cargar', { ARCHIVO: await file(user, 'credit-documents', 'ARCHIVO') })
}
type Application = Awaited<ReturnType<typeof anApplication>>

async function approved(shop: Shop) {
  const { credit, boss, seller } = shop
  const application = await anApplication(shop, { MONTO_SOLICITADO: 15_000 })
  await handAll(seller, application)
  for (const user of [credit, boss])
    await application.move(user, 'aprobar', { MONTO_APROBADO: 15_000 })
  return application
}

/** The fields that are refused to this person, one by one. */
async function refusedOf(user: Client, application: Application, changes: object) {
  const refused: string[] = []
  for (const [name, value] of Object.entries(changes)) {
    const { status, body } = await application.change(user, { [name]: value })
    if (status === 422) refused.push(...Object.keys(body.errors ?? {}))
  }
  return refused
}

async function authorisation(shop: Shop, { body: { ID_EMPRESA } }: Application) {
  const path = '/hanadb/api/bureau-queries'
  const { status, body } = await shop.credit.post(path, { ID_EMPRESA })
  return { status, ...following(`${path}/${body.ID_CONSULTA}`, body) }
}

test('who and how much a yes was given for stays so, also when papers are asked for again', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await approved(shop)
  const held = [...Object.keys(another), ...Object.keys(terms)]
  expect(await refusedOf(credit, application, { ...another, ...terms })).toEqual(held)
  await application.move(credit, 'pedirDocumentacion')
  expect(await refusedOf(seller, application, { ...another, ...terms })).toEqual(held)
  expect((await application.change(seller, { CIUDAD: 'Loja' })).status).toBe(200)
  await application.move(credit, 'evaluar')
  expect((await application.change(seller, { ...another, ...terms })).status).toBe(200)
  expect((await seller.get(application.path)).body).toMatchObject({
    ...{ MONTO_APROBADO: null, MONTO_SOLICITADO: 99_999, NOMBRE: 'Otra Persona' },
  })
})

test('an applicant is somebody else only while nothing was checked, asked or said of them', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  await handAll(seller, application)
  const rename = async (user: Client, NOMBRE: string) =>
    (await application.change(user, { NOMBRE })).status
  expect(await rename(seller, 'Ana María Vera')).toBe(200)
  const [paper] = await documentsOf(credit, application)
  await paper?.move(credit, 'aprobar')
  expect([await rename(seller, 'A'), await rename(credit, 'B')]).toEqual([422, 422])
  await paper?.move(credit, 'rechazar', { MOTIVO_RECHAZO: 'ilegible' })
  expect(await rename(seller, 'Ana Vera')).toBe(200)
  const query = await authorisation(shop, application)
  expect(await rename(credit, 'C')).toBe(422)
  await query.move(credit, 'revocar', { OBSERVACIONES: 'Otra persona' })
  expect(await rename(credit, 'Ana L. Vera')).toBe(200)
})

test('corrected by credit, an applicant is judged from the beginning', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await approved(shop)
  const [paper] = await documentsOf(credit, application)
  await paper?.move(credit, 'aprobar')
  const query = await authorisation(shop, application)
  const { ID_EMPRESA } = application.body
  const signing = '/hanadb/api/signature-requests'
  const { body } = await credit.post(signing, { ID_EMPRESA, TIPO: 'documentos' })
  expect((await application.move(seller, 'corregirIdentidad', another)).status).toBe(403)
  expect((await application.move(credit, 'corregirIdentidad', another)).body).toMatchObject({
    ...{ ...another, ESTADO_CREDITO: phase.evaluation, MONTO_APROBADO: null },
    ...{ DOCUMENTOS_APROBADOS: 0, CONSULTAS_BURO: 0 },
  })
  expect((await documentsOf(credit, application)).map(({ body: { ESTADO } }) => ESTADO)).toEqual(
    Array(6).fill(documentState.uploaded),
  )
  expect((await credit.get(query.path)).body.ESTADO).toBe(bureauState.revoked)
  expect((await credit.get(`${signing}/${body.ID_FIRMA}`)).body.ESTADO).toBe(
    signatureState.withdrawn,
  )
  expect((await authorisation(shop, application)).body.NOMBRE).toBe('Otra Persona')
})

test('an application has one authorisation under way at a time', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const query = await authorisation(shop, application)
  const second = await authorisation(shop, application)
  expect([query.status, second.status]).toEqual([201, 422])
  expect(second.body.errors).toHaveProperty('ID_EMPRESA')
  await query.move(shop.credit, 'revocar', { OBSERVACIONES: 'Mal hecha' })
  expect((await authorisation(shop, application)).status).toBe(201)
})
