import { expect, test } from 'vitest'
import { annulmentReasons } from '../../../src/domain/orders/annulmentReasons'
import type { Client, Json } from '../client'
import { accessories, following, type Shop, useShop } from './useShop'

const { server, open, place, begin, outbox, noticesOf, file } = useShop()

const shelf = async ({ boss }: Shop, CODIGO = '10.02.001') => {
  const { body } = await boss.get(`/hanadb/api/stock?filter=${JSON.stringify({ CODIGO })}`)
  const { CANTIDAD, RESERVADO, DISPONIBLE } = (body.data as unknown as Json[])[0] as Json
  return [CANTIDAD, RESERVADO, DISPONIBLE] as unknown[]
}
const stateOf = ({ status, body }: { status: number; body: Json }) => [status, body.ESTADO]
const serial = (order: Json, INTERNAL_SERIAL: string) => ({
  ...{ ORDEN_ID: order.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL },
})

test('an order goes from credit to the customer, and its units with it', async () => {
  const shop = await open()
  const order = await place(shop)
  const { credit, warehouse, seller, boss } = shop
  expect(order.body).toMatchObject({ ESTADO: 6, SUBTOTAL: 403, IVA: 60.45, TOTAL: 463.45 })
  expect(order.body.ITEMS).toMatchObject([{ COSTO: 80, COSTO_IVA: 92, TOTAL: 400 }, { TOTAL: 3 }])
  expect(stateOf(await order.move(credit, 'aprobar'))).toEqual([200, 7])
  expect(await shelf(shop)).toEqual([10, 4, 6])
  const imeis = ['350000000000006', '350000000000014', '350000000000022', '350000000000030']
  for (const imei of imeis)
    expect((await warehouse.post('/hanadb/api/serials', serial(order.body, imei))).status).toBe(201)
  expect((await warehouse.get(order.path)).body).toMatchObject({ UNIDADES: 4, SERIES_COUNT: 4 })
  const unguided = await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '12' })
  expect(unguided.body.errors).toEqual({ NUMEROGUIA: 'Enter 9 digits' })
  const byHand = await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '000000000' })
  expect(Object.keys(byHand.body.errors ?? {})).toEqual(['IDUSUARIOENTREGARA'])
  const sent = { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: seller.ID }
  expect(stateOf(await order.move(warehouse, 'enviarFacturar', sent))).toEqual([200, 0])
  expect(stateOf(await order.move(credit, 'facturar'))).toEqual([200, 3])
  expect(await shelf(shop)).toEqual([6, 0, 6])
  expect((await boss.get('/hanadb/api/products/10.02.001')).body.TOTAL).toBe(6)
  expect(stateOf(await order.move(warehouse, 'despachar'))).toEqual([200, 22])
  expect(await noticesOf(seller)).toEqual([
    'A delivery was assigned to you: upload the signed invoice afterwards',
  ])
  const proof = { URL_INVOICE_SELLER: await file(seller, 'invoices', 'URL_INVOICE_SELLER') }
  expect(stateOf(await order.move(seller, 'cargarEvidencia', proof))).toEqual([200, 23])
  expect((await order.move(credit, 'evidenciaNoValida')).status).toBe(422)
  const blurred = { COMENTARIOENTREGA: 'No se lee' }
  expect(stateOf(await order.move(credit, 'evidenciaNoValida', blurred))).toEqual([200, 22])
  const again = { URL_INVOICE_SELLER: await file(seller, 'invoices', 'URL_INVOICE_SELLER') }
  await order.move(seller, 'cargarEvidencia', again)
  expect(stateOf(await order.move(credit, 'evidenciaValida'))).toEqual([200, 1])
  expect(await outbox()).toEqual(['sap.ordenVenta', 'sap.factura'])
})

test('only who works here delivers an order: no customer, no partner, nobody whose account is closed', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  await order.move(shop.credit, 'aprobar')
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  await shop.join('partner', '0', { COMPANY: 'TOMEBAMBA' })
  await shop.join('former', '7', { ACTIVE: false })
  for (const user of ['customer', 'partner', 'former']) {
    const sent = { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: shop.people[user]?.ID }
    const { status, body } = await order.move(shop.warehouse, 'enviarFacturar', sent)
    const message = 'Choose an employee of this company'
    expect([user, status, body.errors]).toEqual([user, 422, { IDUSUARIOENTREGARA: message }])
  }
  expect((await shop.credit.get(order.path)).body.ESTADO).toBe(7)
})

test('a courier’s waybill needs nobody to deliver, and clears who was named', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  await order.move(shop.credit, 'aprobar')
  const guide = { NUMEROGUIA: '123456789', IDUSUARIOENTREGARA: shop.seller.ID }
  const sent = await order.move(shop.warehouse, 'enviarFacturar', guide)
  expect(sent.body).toMatchObject({ ESTADO: 0, IDUSUARIOENTREGARA: null })
  await order.move(shop.credit, 'facturar')
  expect(stateOf(await order.move(shop.warehouse, 'despachar'))).toEqual([200, 1])
})

test('who collects at the warehouse needs no one to deliver', async () => {
  const shop = await open(accessories)
  await following(`/hanadb/api/clients/${shop.client}`, {} as Json).change(shop.boss, {
    RETIRA: true,
  })
  const order = await place(shop)
  await order.move(shop.credit, 'aprobar')
  const sent = await order.move(shop.warehouse, 'enviarFacturar', { NUMEROGUIA: '000000000' })
  expect(stateOf(sent)).toEqual([200, 0])
})

test('a held order keeps its units and goes on when credit lets it', async () => {
  const shop = await open()
  const order = await place(shop)
  expect((await order.move(shop.boss, 'retener')).status).toBe(403)
  expect(stateOf(await order.move(shop.credit, 'retener'))).toEqual([200, 5])
  expect(await shelf(shop)).toEqual([10, 4, 6])
  const freed = await order.move(shop.credit, 'liberar')
  expect(freed.body).toMatchObject({ ESTADO: 7, PEDIDO_RETENIDO: false })
})

test('only credit gives an order a discount, never above its subtotal', async () => {
  const shop = await open()
  const order = await place(shop)
  expect((await order.change(shop.boss, { DISCOUNT: 3 })).status).toBe(422)
  expect((await order.change(shop.credit, { DISCOUNT: 404 })).status).toBe(422)
  const lowered = await order.change(shop.credit, { DISCOUNT: 3 })
  expect(lowered.body).toMatchObject({ IVA: 60, TOTAL: 460 })
  await order.move(shop.credit, 'aprobar')
  expect((await order.change(shop.credit, { DISCOUNT: 0 })).status).toBe(422)
})

test('an administrator hands an order to another seller until it is invoiced', async () => {
  const shop = await open()
  const order = await place(shop)
  const VENDEDOR = shop.seller.ID
  expect((await order.change(shop.credit, { VENDEDOR })).status).toBe(422)
  expect((await order.change(shop.boss, { VENDEDOR })).body.VENDEDOR).toBe(VENDEDOR)
  expect((await shop.seller.get(order.path)).status).toBe(200)
  await begin(order.body.ID, { ESTADO: 3 })
  expect((await order.change(shop.boss, { VENDEDOR: shop.boss.ID })).status).toBe(422)
})

test('an order is annulled with a reason of the list, and an invoiced one puts its units back', async () => {
  const shop = await open()
  const order = await place(shop)
  expect((await order.move(shop.credit, 'anular')).status).toBe(422)
  const FECHAFACTURACION = new Date().toISOString()
  const sold = { ESTADO: 22, DOCNUM: '26000001', FECHAFACTURACION }
  await begin(order.body.ID, { ...sold, VENDEDOR: shop.seller.ID })
  const [OBSERVACION_ANULACION] = Object.keys(annulmentReasons)
  expect((await order.move(shop.seller, 'anular', { OBSERVACION_ANULACION })).status).toBe(403)
  const annulled = await order.move(shop.credit, 'anular', { OBSERVACION_ANULACION })
  expect(annulled.body).toMatchObject({ ESTADO: 8, OBSERVACION_ANULACION })
  expect(await shelf(shop)).toEqual([14, 4, 10])
  expect(await outbox()).toEqual(['sap.anular'])
  expect(await noticesOf(shop.seller)).toEqual(['The order was canceled'])
})

test('serials are loaded while the warehouse has the order, marked once it is invoiced', async () => {
  const shop = await open()
  const order = await place(shop)
  const { warehouse, credit } = shop
  const load = (imei: string) => warehouse.post('/hanadb/api/serials', serial(order.body, imei))
  expect((await load('350000000000006')).status).toBe(403)
  await order.move(credit, 'aprobar')
  const one = await load('350000000000006')
  expect([one.status, (await load('350000000000006')).status]).toEqual([201, 422])
  const loaded = following(`/hanadb/api/serials/${one.body.ID}`, one.body)
  expect((await loaded.change(credit, { NOTA_CREDITO: true })).status).toBe(403)
  await begin(order.body.ID, { ESTADO: 22 })
  expect((await loaded.change(credit, { NOTA_CREDITO: true })).status).toBe(200)
  expect((await warehouse.delete(loaded.path, { 'if-match': '2' })).status).toBe(403)
  await begin(order.body.ID, { ESTADO: 8 })
  expect((await credit.delete(loaded.path, { 'if-match': '2' })).status).toBe(200)
  expect((await credit.get(order.path)).body.SERIES_COUNT).toBe(0)
})

test('a partner’s order is approved by its support and its purchasing, who see their own prices', async () => {
  const shop = await open()
  await shop.join('support', '2', { COMPANY: 'TOMEBAMBA' })
  await shop.join('purchasing', '1', { COMPANY: 'TOMEBAMBA' })
  const { support, purchasing } = shop.people
  const ITEMS = [
    {
      PRODUCTO_ID: '10.02.001',
      CANTIDAD: 2,
      PRECIOUNITARIOVENTA: 100,
      TM_PRECIO_UNITARIO_VENTA: 90,
    },
  ]
  await shop.join('desk', '9', { COMPANY: 'TOMEBAMBA' })
  const order = await place({ ...shop, credit: shop.people.desk as Client }, { ITEMS })
  await begin(order.body.ID, { ESTADO: 10 })
  const seen = (await support?.get(order.path))?.body
  expect(seen).toMatchObject({ TM_SUBTOTAL: 180, ITEMS: [{ TM_TOTAL: 180 }] })
  for (const name of ['SUBTOTAL', 'TOTAL', 'BODEGA', 'FORMADEPAGO'])
    expect(seen).not.toHaveProperty(name)
  if (!support || !purchasing) throw new Error('nobody there')
  expect(stateOf(await order.move(support, 'aprobarSoporte'))).toEqual([200, 13])
  expect((await order.move(support, 'aprobarCompras')).status).toBe(403)
  expect(stateOf(await order.move(purchasing, 'aprobarCompras'))).toEqual([200, 6])
})

test('the warehouse sees its own orders and no price of them', async () => {
  const shop = await open()
  await server.insert('warehouses', { EMPRESA: '0190000000001', WhsCode: '006', WhsName: 'Norte' })
  const [near, far] = [await place(shop), await place(shop, { BODEGA: '006' })]
  const listed = (await shop.warehouse.get('/hanadb/api/invoices')).body.data as unknown as Json[]
  expect(listed.map(({ ID }) => ID)).toEqual([near.body.ID])
  expect((await shop.warehouse.get(far.path)).status).toBe(404)
  const { body } = await shop.warehouse.get(near.path)
  for (const name of ['SUBTOTAL', 'IVA', 'TOTAL', 'DISCOUNT']) expect(body).not.toHaveProperty(name)
  expect((body.ITEMS as unknown as Json[])[0]).not.toHaveProperty('PRECIOUNITARIOVENTA')
})

test('an order is found by its number, with or without what stands before it', async () => {
  const shop = await open()
  const [one, two] = [await place(shop), await place(shop)]
  const found = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }))
    const { body } = await shop.credit.get(`/hanadb/api/invoices?filter=${filter}`)
    return (body.data as unknown as Json[]).map(({ ID }) => ID)
  }
  expect(await found(`inv-${one.body.ID}`)).toEqual([one.body.ID])
  expect(await found(String(two.body.ID))).toEqual([two.body.ID])
  expect(await found('INV-')).toHaveLength(2)
})

test('the orders of each state are counted and added up, for who may read amounts', async () => {
  const shop = await open()
  await place(shop)
  const other = await place(shop, { ITEMS: [one()] })
  await begin(other.body.ID, { ESTADO: 8 })
  const read = async (user: Client) => (await user.get('/hanadb/api/invoices/summary')).body.summary
  expect(await read(shop.credit)).toMatchObject({
    all: { count: 2, sum: 403, without: ['8'] },
    6: { count: 1, sum: 403 },
    8: { count: 1, sum: 100 },
    0: { count: 0, sum: 0 },
  })
  expect((await read(shop.warehouse))?.all).toEqual({ count: 2 })
})

const one = () => ({ PRODUCTO_ID: '10.02.001', CANTIDAD: 1, PRECIOUNITARIOVENTA: 100 })
