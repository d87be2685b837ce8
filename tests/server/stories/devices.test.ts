import { beforeEach, expect, test } from 'vitest'
import { withLuhnDigit } from '../../../src/domain/devices/imei'
import type { Client, Json } from '../client'
import { following, type Shop, useShop } from './useShop'

const { server, open, place, begin } = useShop()

const imei = (n: number) => withLuhnDigit(`3599001${String(n).padStart(7, '0')}`)
const [first, second, third, invalidReference] = [imei(1), imei(2), imei(3), imei(9)]
type Told = readonly (Json & { verdict: string })[]

let shop: Shop
let order: ReturnType<typeof following>

/** Three units of the ordered phone: two here, one in another warehouse; one of another phone. */
beforeEach(async () => {
  shop = await open()
  const { boss, credit } = shop
  await server.insert('warehouses', { EMPRESA: '0190000000001', WhsCode: '006', WhsName: 'Norte' })
  const bought = [
    [first, '10.02.001', '019'],
    [second, '10.02.001', '019'],
    [third, '10.02.001', '006'],
    [imei(4), '10.02.002', '019'],
  ] as const
  for (const [IMEI_SERIE, PRODUCTO_ID, WhsCode] of bought)
    await boss.post('/hanadb/api/devices', {
      ...{ IMEI_SERIE, PRODUCTO_ID, WhsCode, FECHA_COMPRA: '2026-01-10' },
    })
  order = await place(shop)
  await order.move(credit, 'aprobar')
})

const sendRequest = async (user: Client, what: string, codes: readonly string[]) => {
  const [path, product = '10.02.001', at = order.body.ID] = what.split(' ')
  const body = { order: Number(at), product: product === 'any' ? null : product, codes }
  const answer = await user.post(`/hanadb/api/imeis/${path}`, body)
  return { status: answer.status, codes: answer.body.codes as unknown as Told }
}
const verdicts = ({ codes }: { codes: Told }) => codes.map(({ verdict }) => verdict)

test('each scanned number gets its own answer, and only what may go is loaded', async () => {
  const { warehouse } = shop
  const scanned = [first, first, '352099001761482', third, imei(4), invalidReference, 'ABCDEFGHJ1']
  const requested = ['good', 'repeated', 'wrong', 'otherWarehouse', 'otherProduct', 'unknown']
  const checked = await sendRequest(warehouse, 'check', scanned)
  expect(verdicts(checked)).toEqual([...requested, 'unknown'])
  expect(checked.codes[3]).toMatchObject({ elsewhere: 'Norte' })
  expect((await warehouse.get(order.path)).body.SERIES_COUNT).toBe(0)
  expect(verdicts(await sendRequest(warehouse, 'load', scanned))).toEqual([...requested, 'unknown'])
  expect((await warehouse.get(order.path)).body.SERIES_COUNT).toBe(3)
  const again = await sendRequest(warehouse, 'load', [first, second, imei(10)])
  expect(verdicts(again)).toEqual(['loaded', 'good', 'over'])
  expect(verdicts(await sendRequest(warehouse, 'check any', [imei(11)]))).toEqual(['whichProduct'])
})

test('two numbers glued by the scanner are none, and hold up no other', async () => {
  const glued = first.repeat(5)
  const { status, codes } = await sendRequest(shop.warehouse, 'load', [first, glued, second])
  expect([status, codes.map(({ verdict }) => verdict)]).toEqual([200, ['good', 'wrong', 'good']])
})

test('the rules hold for whoever writes a serial directly, and only the warehouse loads', async () => {
  const { warehouse, credit, seller } = shop
  const write = (INTERNAL_SERIAL: string, PRODUCTO_ID = '10.02.001') =>
    warehouse.post('/hanadb/api/serials', {
      ...{ ORDEN_ID: order.body.ID, PRODUCTO_ID, INTERNAL_SERIAL },
    })
  for (const [code, product] of [[third], [imei(4)], [first, '10.02.002'], ['352099001761482']])
    expect((await write(code as string, product)).body.errors).toHaveProperty('INTERNAL_SERIAL')
  expect((await sendRequest(credit, 'load', [first])).status).toBe(403)
  expect((await sendRequest(seller, 'check', [first])).status).toBe(403)
  await begin(order.body.ID, { BODEGA: '006' })
  expect((await sendRequest(warehouse, 'load', [first])).status).toBe(404)
})

test('a device is sold once, until a credit note brings it back', async () => {
  const { warehouse, credit } = shop
  const [loaded] = (await sendRequest(warehouse, 'load', [first])).codes
  const other = await place(shop)
  await other.move(credit, 'aprobar')
  const there = `load 10.02.001 ${other.body.ID}`
  expect((await sendRequest(warehouse, there, [first])).codes).toMatchObject([
    { verdict: 'sold', elsewhere: `INV-${order.body.ID}` },
  ])
  const write = () =>
    warehouse.post('/hanadb/api/serials', {
      ...{ ORDEN_ID: other.body.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: first },
    })
  const both = await Promise.all([write(), write()])
  expect(both.map(({ status }) => status)).toEqual([422, 422])
  expect(both[0]?.body.errors).toHaveProperty('INTERNAL_SERIAL')
  await begin(order.body.ID, { ESTADO: 1 })
  const serial = following(`/hanadb/api/serials/${loaded?.id}`, {} as Json)
  expect((await serial.change(credit, { NOTA_CREDITO: true })).status).toBe(200)
  expect(verdicts(await sendRequest(warehouse, there, [first]))).toEqual(['good'])
  expect((await serial.change(credit, { NOTA_CREDITO: false })).status).toBe(422)
})

test('an order changes its lines only where every serial in it keeps its unit', async () => {
  const { warehouse, credit } = shop
  const line = (PRODUCTO_ID: string, CANTIDAD: number, PRECIOUNITARIOVENTA = 100) => ({
    ...{ PRODUCTO_ID, CANTIDAD, PRECIOUNITARIOVENTA },
  })
  const { codes } = await sendRequest(warehouse, 'load', [first, second])
  await order.move(shop.boss, 'dispensarSeries', { MOTIVO_SIN_SERIES: 'Llegan mañana' })
  await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  await order.move(credit, 'devolver')
  const { ITEMS: ordered, SERIES_COUNT } = (await credit.get(order.path)).body
  expect(SERIES_COUNT).toBe(2)
  const change = async (...ITEMS: object[]) => {
    const { status, body } = await order.change(credit, { ITEMS })
    return [status, body.errors?.ITEMS]
  }
  const refused = (count: number) => [
    422,
    `Remove serials of Producto 10.02.001 first: ${count} more than the units in the order`,
  ]
  expect(await change(line('10.02.002', 2))).toEqual(refused(2))
  expect(await change(line('10.02.001', 1), line('10.02.002', 1))).toEqual(refused(1))
  expect((await credit.get(order.path)).body.ITEMS).toEqual(ordered)
  expect(await change(line('10.02.001', 1, 90), line('10.02.001', 1, 0))).toEqual([200, undefined])
  for (const { id } of codes as unknown as Json[]) {
    const removed = await credit.delete(`/hanadb/api/serials/${id}`, { 'if-match': '1' })
    expect(removed.status).toBe(200)
  }
  expect(await change(line('10.02.002', 2))).toEqual([200, undefined])
  const restored = await credit.post(`/hanadb/api/serials/${codes[0]?.id}/restore`, {})
  expect([restored.status, restored.body.errors]).toEqual([
    422,
    { INTERNAL_SERIAL: 'This device belongs to a product that is not in the order' },
  ])
  await order.move(credit, 'aprobar')
  const { body } = await warehouse.get(order.path, { 'accept-language': 'en' })
  expect((body._can as unknown as Json).flow).toMatchObject({
    enviarFacturar: [expect.stringMatching(/^Serials are missing/)],
  })
})

test('an order that came back leaves from another warehouse only with serials that lie there', async () => {
  const { warehouse, credit, boss } = shop
  await boss.post('/hanadb/api/stock', { CODIGO: '10.02.001', WhsCode: '006', CANTIDAD: 10 })
  const { codes } = await sendRequest(warehouse, 'load', [first, second])
  await order.move(shop.boss, 'dispensarSeries', { MOTIVO_SIN_SERIES: 'Llegan mañana' })
  await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  await order.move(credit, 'devolver')
  const leave = async () => {
    const { status, body } = await order.change(credit, { BODEGA: '006' })
    return [status, body.errors]
  }
  const refused = (count: number) => [
    422,
    { BODEGA: expect.stringMatching(`^${count} of its serials are in another warehouse`) },
  ]
  expect(await leave()).toEqual(refused(2))
  const stored = await boss.get('/hanadb/api/stock?range=[0,9]')
  const reserved = (stored.body.data as unknown as Json[]).map(each => each.RESERVADO)
  expect(reserved.filter(Boolean)).toEqual([4])
  // One was moved there meanwhile, the other returns to its shelf.
  await server.db.write
    .updateTable('EQUIPO')
    .set({ WhsCode: '006' })
    .where('IMEI_SERIE', '=', first)
    .execute()
  expect(await leave()).toEqual(refused(1))
  const path = `/hanadb/api/serials/${codes[1]?.id}`
  expect((await credit.delete(path, { 'if-match': '1' })).status).toBe(200)
  expect(await leave()).toEqual([200, undefined])
  expect((await credit.get(order.path)).body).toMatchObject({ BODEGA: '006', SERIES_COUNT: 1 })
})

test('credit takes the serials off an order that came back, whole and at once', async () => {
  const { warehouse, credit, boss } = shop
  await boss.post('/hanadb/api/stock', { CODIGO: '10.02.001', WhsCode: '006', CANTIDAD: 10 })
  await sendRequest(warehouse, 'load', [first, second])
  const take = async (user: Client) => (await order.move(user, 'quitarSeries')).status
  expect(await take(credit)).toBe(403)
  await order.move(shop.boss, 'dispensarSeries', { MOTIVO_SIN_SERIES: 'Llegan mañana' })
  await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  expect(await take(warehouse)).toBe(409)
  await order.move(credit, 'devolver')
  expect([await take(warehouse), await take(credit)]).toEqual([403, 200])
  expect((await order.change(credit, { BODEGA: '006' })).status).toBe(200)
  expect((await credit.get(order.path)).body).toMatchObject({ BODEGA: '006', SERIES_COUNT: 0 })
  const { body } = await credit.get('/hanadb/api/serials')
  expect(body.data).toEqual([])
})

test('any number is found as far as the reader may read, with its whole life', async () => {
  const { warehouse, credit, seller, boss } = shop
  await sendRequest(warehouse, 'load', [first])
  const find = async (user: Client, ...codes: string[]) => {
    const { body } = await user.post('/hanadb/api/imeis/find', { codes })
    return body.devices as unknown as { fault: string | null; found: Json[] }[]
  }
  const [sold, lying, nowhere, wrong] = await find(boss, first, third, invalidReference, '123')
  expect(sold?.found.map(({ resource }) => resource).sort()).toEqual(['devices', 'serials'])
  const facts = JSON.stringify(sold?.found)
  for (const details of ['Tienda Sol', 'Centro', `INV-${order.body.ID}`])
    expect(facts).toContain(details)
  expect([lying?.found.length, nowhere?.found, wrong?.fault]).toEqual([1, [], 'serialLength'])
  expect((await find(seller, first))[0]?.found).toEqual([])
  const garantia = await boss.post('/hanadb/api/warranty-orders', {
    ...{ IMEI_SERIE: first, CARD_CODE: shop.client, NOM_PRODUCTO: 'Teléfono' },
    ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO', SIN_FIRMA: 'PAPEL', CIUDAD_ORIGEN: 1 },
    SIN_FOTOS: 'Sin cámara',
  })
  expect(garantia.status).toBe(201)
  expect((await find(seller, first))[0]?.found).toEqual([])
  const life = (await credit.get(`/hanadb/api/imeis/${first}`)).body
  const events = life.events as unknown as Json[]
  expect(events[0]).toMatchObject({ resource: 'devices', field: 'FECHA_COMPRA', at: '2026-01-10' })
  const actions = events.map(({ resource, action, field }) => `${resource} ${action ?? field}`)
  for (const action of ['invoices aprobar', 'serials create', 'warranty-orders create'])
    expect(actions).toContain(action)
  expect((await seller.get(`/hanadb/api/imeis/${first}`)).status).toBe(204)
  expect((await credit.get(`/hanadb/api/imeis/${invalidReference}`)).status).toBe(204)
})
