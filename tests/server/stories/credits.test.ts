import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { following, type Shop, useShop } from './useShop'

const { open, file, outbox, noticesOf } = useShop()
const path = '/hanadb/api/credit-applications'

const forAll = [
  'PLANILLA_SERVICIO_BASICO',
  'RUC_UPLOAD',
  'CEDULA_IDENTIDAD',
  'CERTIFICADO_BANCARIO',
  'FOTO_LOCAL',
  'CARTA_VENDEDORES',
] as const
const forCompanies = ['ESCRITURA_CONSTITUCION', 'NOMBRAMIENTO_REPRESENTANTE'] as const

async function documents(who: Client, names: readonly string[]) {
  const files = names.map(async name => [name, await file(who, 'credit-applications', name)])
  return Object.fromEntries(await Promise.all(files)) as object
}
const contact = { PERSONA_CONTACTO: 'Rosa Vera', TELEFONO: '0991234567' }

async function applied({ seller }: Shop, more: object = {}) {
  const { status, body } = await seller.post(path, {
    TIPO_PERSONA: 'N',
    NOMBRE: 'Ana Vera',
    RUC: '0102030405001',
    NOMBRE_REPRESENTANTE: 'Ana Vera',
    CEDULA_REPRESENTANTE: '0102030405',
    EMAIL: 'ana@demo.test',
    NUM_TELEFONO: '0991234567',
    PROVINCIA: 'Azuay',
    CIUDAD: 'Cuenca',
    DIRECCION_TRABAJO: 'Calle 1',
    DIRECCION_DOMICILIO: 'Calle 2',
    REFERENCIAS_COMERCIALES: [{ COMPANIA: 'Sol', ...contact }],
    DIRECCIONES_ADICIONALES: [{ DIRECCION: 'Calle 3' }],
    REFERENCIAS_BANCARIAS: [{ ENTIDAD_FINANCIERA: 'Banco', ...contact }],
    ...(await documents(seller, forAll)),
    ...more,
  })
  return { status, ...following(`${path}/${body.ID_EMPRESA}`, body) }
}
const wrong = ({ body }: { body: Json }) => Object.keys(body.errors ?? {}).sort()

test('each document that is missing is named, those of a company only for a company', async () => {
  const shop = await open()
  const none = Object.fromEntries(forAll.map(name => [name, null]))
  expect(wrong(await applied(shop, none))).toEqual([...forAll].sort())
  expect(wrong(await applied(shop, { TIPO_PERSONA: 'J' }))).toEqual([...forCompanies].sort())
  const deeds = await documents(shop.seller, forCompanies)
  expect((await applied(shop, { TIPO_PERSONA: 'J', ...deeds })).status).toBe(201)
})

test('each document is exchanged alone, and the required ones stay', async () => {
  const shop = await open()
  const application = await applied(shop)
  const [fresh] = Object.values(await documents(shop.seller, ['RUC_UPLOAD'])) as [{ id: string }]
  const changed = await application.change(shop.seller, { RUC_UPLOAD: fresh })
  expect(changed.body.RUC_UPLOAD).toMatchObject({ id: fresh.id })
  expect(wrong(await application.change(shop.seller, { RUC_UPLOAD: null }))).toEqual(['RUC_UPLOAD'])
  const report = await documents(shop.credit, ['EQUIFAX_PDF'])
  expect((await application.change(shop.credit, report)).status).toBe(200)
  expect((await shop.seller.get(application.path)).body).not.toHaveProperty('EQUIFAX_PDF')
})

test('credit moves a card to any column, has it signed, and its seller hears of it', async () => {
  const shop = await open()
  const application = await applied(shop)
  const { credit, seller } = shop
  expect(application.body).toMatchObject({ ESTADO_CREDITO: 0, _can: { flow: {} } })
  expect((await application.move(seller, 'aprobar')).status).toBe(403)
  expect((await application.move(credit, 'pedirDocumentacion')).body.ESTADO_CREDITO).toBe(8)
  await application.move(credit, 'observar', { OBSERVACIONES_CREDITO: 'Falta la planilla' })
  expect((await application.move(credit, 'firmarDocumentacion')).body.ESTADO_CREDITO).toBe(2)
  expect((await application.move(credit, 'aprobar')).body.ESTADO_CREDITO).toBe(1)
  expect(wrong(await application.move(credit, 'firmarPagare'))).toEqual(['MONTO_SOLICITADO'])
  const note = await application.move(credit, 'firmarPagare', { MONTO_SOLICITADO: 5000 })
  expect(note.body).toMatchObject({ ESTADO_CREDITO: 3, MONTO_SOLICITADO: 5000 })
  expect((await application.move(credit, 'asignarInterno')).body.ESTADO_CREDITO).toBe(6)
  expect((await application.move(credit, 'negar')).body.ESTADO_CREDITO).toBe(7)
  expect((await application.move(credit, 'evaluar')).body.ESTADO_CREDITO).toBe(0)
  expect(await outbox()).toEqual(['firma.documentos', 'firma.pagare'])
  expect(await noticesOf(seller)).toEqual([
    'Documents or information of the application are missing',
    'Credit wrote an observation',
    'The credit application was decided',
    'The credit application was decided',
  ])
})

test('an agent sees and changes only their own applications', async () => {
  const shop = await open()
  const application = await applied(shop)
  await shop.join('other', '7')
  const { other } = shop.people as { other: Client }
  expect((await other.get(path)).body.data).toEqual([])
  expect((await other.get(application.path)).status).toBe(404)
  expect((await application.change(shop.seller, { CIUDAD: 'Azogues' })).status).toBe(200)
  const again = await applied(shop)
  expect(wrong(again)).toEqual(['RUC'])
  expect(wrong(await applied(shop, { RUC: '0102030406001', NUM_TELEFONO: '099' }))).toEqual([
    'NUM_TELEFONO',
  ])
})
