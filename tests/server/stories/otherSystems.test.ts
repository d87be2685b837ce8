import { expect, test } from 'vitest'
import { sapCalls } from '../../../server/adapters/sap/sapCalls'
import { simulatedSap } from '../../../server/adapters/sap/simulatedSap'
import { simulatedCourier } from '../../../server/adapters/waybill/simulatedCourier'
import { waybillCalls } from '../../../server/adapters/waybill/waybillCalls'
import type { Client, Json } from '../client'
import { accessories, useShop } from './useShop'

const { server, open, place, begin } = useShop()

const sap = simulatedSap(() => new Date())
const read = async (user: Client, path: string) =>
  ((await user.get(`${path}/calls`)).body.calls ?? []) as unknown as Json[]

test('SAP’s answers come into the order: its sales order, then its invoice', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse, seller } = shop
  await order.move(credit, 'aprobar')
  await begin(order.body.ID, { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: seller.ID })
  await order.move(warehouse, 'enviarFacturar')
  await order.move(credit, 'facturar')
  expect((await credit.get(order.path)).body._can).toMatchObject({ papers: ['pedido'] })
  while ((await server.runOutbox(sapCalls(sap))) > 0);
  const { body } = await credit.get(order.path)
  expect(body).toMatchObject({
    DOCNUM: expect.stringMatching(/^26\d{6}$/),
    NUMEROFACTURALIDENAR: expect.stringMatching(/^001-001-\d{9}$/),
    CLAVE_ACCESO: expect.stringMatching(/^\d{49}$/),
    _can: { papers: ['pedido', 'factura'] },
  })
  const calls = await read(credit, order.path)
  expect(calls).toMatchObject([
    { call: 'sap.factura', state: 'done', simulated: true },
    { call: 'sap.ordenVenta', state: 'done', tries: 1 },
  ])
  const { body: past } = await credit.get(`${order.path}/history`)
  expect((past.history as unknown as Json[])[0]).toMatchObject({ action: 'sap.factura', by: null })
  // Sellers follow the calls of their own steps, buyers none.
  await begin(order.body.ID, { VENDEDOR: seller.ID })
  expect(await read(seller, order.path)).toEqual([])
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  const customer = shop.people.customer as Client
  expect((await customer.get(`${order.path}/calls`)).status).toBe(403)
})

test('an invoice that is undone leaves neither number nor day, and SAP hears which it was', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse, seller } = shop
  const answered = async () => {
    while ((await server.runOutbox(sapCalls(sap))) > 0);
  }
  const invoice = async () => {
    await order.move(credit, 'aprobar')
    const byHand = { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: seller.ID }
    await order.move(warehouse, 'enviarFacturar', byHand)
    await answered()
    return (await order.move(credit, 'facturar')).body
  }
  await invoice()
  await answered()
  await order.move(warehouse, 'despachar')
  const { body: sold } = await credit.get(order.path)
  await order.move(credit, 'devolver')
  const none = { FECHAFACTURACION: null, NUMEROFACTURALIDENAR: null, CLAVE_ACCESO: null }
  expect((await credit.get(order.path)).body).toMatchObject({ ESTADO: 6, ...none })
  const calls = await server.db.read.selectFrom('_OUTBOX').selectAll().orderBy('ID').execute()
  expect(JSON.parse(String(calls.at(-1)?.BODY))).toMatchObject({
    NUMEROFACTURALIDENAR: sold.NUMEROFACTURALIDENAR,
    CLAVE_ACCESO: sold.CLAVE_ACCESO,
  })
  // No invoice can be printed until SAP has answered again, including the old one.
  expect(await invoice()).toMatchObject({ NUMEROFACTURALIDENAR: null })
  expect((await credit.get(order.path)).body._can).toMatchObject({ papers: ['pedido'] })
})

test('an order that goes back while SAP is down is taken back there, and gets one sales order and one invoice', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse, seller } = shop
  const byHand = { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: seller.ID }
  const invoice = async () => {
    await order.move(credit, 'aprobar')
    await order.move(warehouse, 'enviarFacturar', byHand)
    return order.move(credit, 'facturar')
  }
  await invoice()
  await order.move(warehouse, 'despachar')
  expect((await order.move(credit, 'devolver')).status).toBe(200)
  const requests: string[] = []
  const readReceived = sapCalls({
    ...sap,
    salesOrder: async key => ({ documento: `2600${requests.push('order') + 1000}`, key }),
    invoice: async (key, body) => sap.invoice(key, { ...body, ID: requests.push('invoice') }),
    cancelOrder: async () => ({ documento: null, at: requests.push('back') }),
  })
  while ((await server.runOutbox(readReceived)) > 0);
  expect(requests).toEqual(['order', 'invoice', 'back'])
  const none = { DOCNUM: null, NUMEROFACTURALIDENAR: null, CLAVE_ACCESO: null }
  expect((await credit.get(order.path)).body).toMatchObject({ ESTADO: 6, ...none })
  await invoice()
  while ((await server.runOutbox(readReceived)) > 0);
  expect(requests.slice(3)).toEqual(['order', 'invoice'])
  expect((await credit.get(order.path)).body).toMatchObject({
    DOCNUM: '26001004',
    NUMEROFACTURALIDENAR: '001-001-000000005',
  })
})

test('a far side that is down, or answers nonsense, is asked again, in order, and nothing is done twice', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, boss } = shop
  await order.move(credit, 'aprobar')
  const keys: string[] = []
  const answers = [
    async () => Promise.reject(new Error('no route to SAP')),
    async () => ({ documento: 'mañana' }),
    async () => ({ documento: '26000001' }),
  ]
  const broken = sapCalls({
    ...sap,
    salesOrder: async key => {
      keys.push(key)
      return answers.shift()?.()
    },
  })
  expect(await server.runOutbox(broken)).toBe(1)
  expect(await server.runOutbox(broken)).toBe(0)
  const [failing] = await read(credit, order.path)
  expect(failing).toMatchObject({ state: 'waiting', tries: 1, error: 'no route to SAP' })
  const again = `${order.path}/calls/${failing?.id}/retry`
  expect((await boss.post(again)).status).toBe(200)
  expect(await server.runOutbox(broken)).toBe(1)
  expect((await read(credit, order.path))[0]?.error).toContain('no sense')
  expect((await credit.get(order.path)).body.DOCNUM).toBeNull()
  await credit.post(again)
  await server.runOutbox(broken)
  expect((await credit.get(order.path)).body.DOCNUM).toBe('26000001')
  expect(new Set(keys).size).toBe(1)
  expect((await credit.post(again)).status).toBe(404)
  expect(await server.runOutbox(broken)).toBe(0)
})

test('the courier’s number comes into the order, with its sheet', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse } = shop
  await order.move(credit, 'aprobar')
  expect((await order.move(warehouse, 'generarGuia')).status).toBe(422)
  await order.move(warehouse, 'generarGuia', { BULTOS: 2 })
  const twice = await order.move(warehouse, 'generarGuia', { BULTOS: 3 })
  expect([twice.status, twice.body.message]).toEqual([
    409,
    'Servientrega has not answered yet. Please wait: the request is sent only once.',
  ])
  // the person of the step follows its calls: SAP's answers belong to credit
  const own = await read(warehouse, order.path)
  expect(own).toMatchObject([{ call: 'servientrega.guia' }])
  expect(own).toHaveLength(1)
  const [ofCredit] = await read(credit, order.path)
  expect(ofCredit?.call).toBe('sap.ordenVenta')
  const tried = await warehouse.post(`${order.path}/calls/${ofCredit?.id}/retry`)
  expect(tried.status).toBe(404)
  await server.runOutbox(waybillCalls(simulatedCourier()))
  const { body } = await warehouse.get(order.path)
  expect(body).toMatchObject({ BULTOS: 2, _can: { papers: ['pedido', 'guia'] } })
  expect(body.NUMEROGUIA).toMatch(/^3\d{8}$/)
  expect((await order.move(warehouse, 'generarGuia', { BULTOS: 2 })).status).toBe(422)
  const sheet = await warehouse.post(`${order.path}/papers/guia`)
  expect((await server.request(String(sheet.body.url))).status).toBe(200)
})

test('a number that somebody wrote while the courier was asked stands, whatever it answers', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse } = shop
  await order.move(credit, 'aprobar')
  await order.move(warehouse, 'generarGuia', { BULTOS: 2 })
  const byPhone = { NUMEROGUIA: '123456789' }
  expect((await order.move(warehouse, 'enviarFacturar', byPhone)).status).toBe(200)
  await server.runOutbox(waybillCalls(simulatedCourier()))
  expect((await warehouse.get(order.path)).body).toMatchObject({ ...byPhone, ESTADO: 0, BULTOS: 2 })
  expect(await read(warehouse, order.path)).toMatchObject([{ state: 'done' }])
})

test('an order that goes back leaves its shipment behind, and the next one gets a waybill of its own', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse } = shop
  const waybill = async () => {
    await order.move(credit, 'aprobar')
    expect((await order.move(warehouse, 'generarGuia', { BULTOS: 2 })).status).toBe(200)
    await server.runOutbox(waybillCalls(simulatedCourier()))
    return (await warehouse.get(order.path)).body.NUMEROGUIA
  }
  const first = await waybill()
  const proof = '0190f000-0000-7000-8000-000000000001'
  await begin(order.body.ID, {
    ...{
      ESTADO: 0,
      FECHA_IMPRESION: new Date().toISOString(),
      PRIORIDAD: new Date().toISOString(),
    },
    ...{ IDUSUARIOENTREGARA: shop.seller.ID, URL_INVOICE_SELLER: proof },
  })
  expect((await order.move(credit, 'devolver')).status).toBe(200)
  expect((await credit.get(order.path)).body).toMatchObject({
    ...{ ESTADO: 6, NUMEROGUIA: null, FECHA_IMPRESION: null, PRIORIDAD: null },
    ...{ IDUSUARIOENTREGARA: null, URL_INVOICE_SELLER: null },
  })
  expect([first, await waybill()]).toEqual([first, expect.stringMatching(/^3\d{8}$/)])
})
