import { expect, test } from 'vitest'
import { orderState } from '../../../src/schemas/flows/orderStates'
import { following, type Shop, useShop } from './useShop'

const { open, server, place, begin } = useShop()
const IMEI = '350000000000006'
const OTHER = {
  ...{ Cliente: 'Comercial Luna', RUC: '1710034065', Tipo: 106, Celular: '0991234568' },
  COMPANY: 'HT',
}
const PATH = '/hanadb/api/technical_service'

/** A phone of the shop, invoiced to its customer on that day. */
async function sold(shop: Shop) {
  server.setNow('2026-03-10T15:00:00.000Z')
  const brand = (await shop.boss.get('/hanadb/api/brands/02')).body
  const workshop = { TALLER: 'Servicio Norte', TALLER_TELEFONO: '0991112233' }
  expect((await following('/hanadb/api/brands/02', brand).change(shop.boss, workshop)).status).toBe(
    200,
  )
  const sale = await place(shop)
  await begin(sale.body.ID, { ESTADO: orderState.serials })
  const serial = { ORDEN_ID: sale.body.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: IMEI }
  expect((await shop.warehouse.post('/hanadb/api/serials', serial)).status).toBe(201)
  return (day = '2026-03-01') =>
    begin(sale.body.ID, { ESTADO: orderState.done, FECHAFACTURACION: `${day}T15:00:00.000Z` })
}
const receive = (shop: Shop, more: object = {}) =>
  shop.seller.post('/hanadb/api/warranty-orders', {
    IMEI_SERIE: IMEI,
    CARD_CODE: shop.client,
    NOM_PRODUCTO: 'Producto 10.02.001',
    OBS_VENDEDOR: 'No enciende',
    FALLA: 'ENCENDIDO',
    SIN_FIRMA: 'PAPEL',
    SIN_FOTOS: 'Sin cámara',
    CIUDAD_ORIGEN: 2,
    ...more,
  })

test('a device tells its cover once it is invoiced: sale, customer, workshop, open order', async () => {
  const shop = await open()
  const invoice = await sold(shop)
  const sendRequest = (imei = IMEI) => shop.seller.get(`${PATH}/garantia_imei_sap?imei=${imei}`)
  expect((await sendRequest()).status).toBe(204)
  await invoice()
  expect((await sendRequest(`${IMEI.slice(0, 6)} ${IMEI.slice(6)}`)).body).toMatchObject({
    garantia: 'En garantía por fecha de factura',
    hasta: '2027-03-01',
    data: { FECHA_VENTA: '2026-03-01', COD_CLIENTE: shop.client, NOM_CLIENTE: 'Tienda Sol' },
    taller: { empresa: 'Servicio Norte', telefono_contacto: '0991112233' },
    orden: null,
  })
  const { body } = await receive(shop)
  expect((await sendRequest()).body.orden).toBe(body.ID_ORDEN)
  await invoice('2025-03-09')
  expect((await sendRequest()).body.garantia).toBe('Fuera de garantía por fecha')
  const devices = await shop.boss.get(`${PATH}/garantias_cliente?cliente=${shop.client}`)
  expect(devices.body.result).toMatchObject([{ IMEI_SERIE: IMEI, hasta: '2026-03-09' }])
  expect((await sendRequest('350000000000014')).status).toBe(204)
})

test('a customer asks about their own devices; somebody else’s are not there', async () => {
  const shop = await open()
  await (await sold(shop))()
  const asCustomer = async (name: string, CARD_CODE: unknown) => {
    await shop.join(name, '31', { CARD_CODE })
    return shop.people[name]?.get(`${PATH}/garantia_imei_sap?imei=${IMEI}`)
  }
  expect((await asCustomer('owner', shop.client))?.status).toBe(200)
  expect((await asCustomer('stranger', 'C0'))?.status).toBe(204)
  expect((await server.anyone.get(`${PATH}/garantia_imei_sap?imei=${IMEI}`)).status).toBe(401)
  const stranger = shop.people.stranger
  const others = await stranger?.get(`${PATH}/garantias_cliente?cliente=${shop.client}`)
  expect(others?.status).toBe(404)
})

test('a reception names the fault, and why nobody signed or photographed where nobody did', async () => {
  const shop = await open()
  const none = { FALLA: null, SIN_FIRMA: null, SIN_FOTOS: null, CIUDAD_ORIGEN: null }
  const bare = await receive(shop, none)
  expect([bare.status, Object.keys(bare.body.errors ?? {}).sort()]).toEqual([
    422,
    ['FALLA', 'SIN_FIRMA', 'SIN_FOTOS'],
  ])
  const here = await receive(shop, { CIUDAD_ORIGEN: null })
  expect(here.status).toBe(201)
  const created = following(`/hanadb/api/warranty-orders/${here.body.ID_ORDEN}`, here.body)
  const sent = await created.move(shop.seller, 'crearGuia')
  expect([sent.status, Object.keys(sent.body.errors ?? {})]).toEqual([422, ['CIUDAD_ORIGEN']])
})

test('a reception keeps why nobody signed, gets a code of its own, and its work is noted', async () => {
  const shop = await open()
  const { body } = await receive(shop, { SIN_FIRMA: 'COURIER', ACCESORIOS: 'Cargador' })
  expect(body.SIN_FIRMA).toBe('COURIER')
  expect(body.CODIGO_PUBLICO).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-?){3}$/)
  expect((await receive(shop, { CODIGO_PUBLICO: 'AAAA-AAAA-AAAA' })).status).toBe(422)
  const created = following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body)
  const noted = await created.move(shop.warehouse, 'anotarTrabajo', {
    REPUESTOS: [
      { NOMBRE: 'Pantalla', CANTIDAD: 1, COSTO: 35 },
      { NOMBRE: 'Tornillo', CANTIDAD: 4, COSTO: 0.15 },
    ],
    MINUTOS: 40,
  })
  expect(noted.body).toMatchObject({
    MINUTOS: 40,
    REPUESTOS: [{ NOMBRE: 'Pantalla', TOTAL: 35 }, { TOTAL: 0.6 }],
    COSTO_REPUESTOS: 35.6,
  })
  const [shown, past] = [
    await shop.seller.get(created.path),
    await shop.seller.get(`${created.path}/history`),
  ]
  expect(shown.body.REPUESTOS).toMatchObject([{ NOMBRE: 'Pantalla', CANTIDAD: 1 }, {}])
  expect(past.status).toBe(200)
  expect(JSON.stringify([shown.body, past.body])).not.toMatch(/COSTO|TOTAL|\b35\.6\b/)
  const closed = await created.move(shop.warehouse, 'reparacionEnTaller')
  expect(closed.body.FECHA_DECISION).toBeTruthy()
})

test('whoever has the code sees the state of that order and nothing else, a few times', async () => {
  const shop = await open()
  const { body } = await receive(shop)
  const sendRequest = (code: unknown) => server.anyone.post('/hanadb/api/service-state', { code })
  const typed = String(body.CODIGO_PUBLICO).replaceAll('-', ' ').toLowerCase()
  const { body: answer } = await sendRequest(typed)
  expect(answer).toEqual({
    ID_ORDEN: body.ID_ORDEN,
    NOM_PRODUCTO: 'Producto 10.02.001',
    IMEI: '0006',
    ESTADO: 0,
    estado: 'In review',
    FECHA_CREACION: body.FECHA_CREACION,
    FECHA_DECISION: null,
  })
  expect((await sendRequest(body.ID_ORDEN)).status).toBe(422)
  for (let n = 0; n < 17; n += 1) await sendRequest('x')
  expect((await sendRequest('0000-0000-0000')).status).toBe(404)
  expect((await sendRequest(typed)).status).toBe(429)
})

test('what unlocks a device is read by the workshop alone, and is gone once the order closes', async () => {
  const shop = await open()
  const lock = { TIPO_BLOQUEO: 'PIN', CLAVE_DESBLOQUEO: '739182' }
  const bare = await receive(shop, { TIPO_BLOQUEO: 'PATRON' })
  expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['CLAVE_DESBLOQUEO']])
  const { body } = await receive(shop, lock)
  expect(body).toMatchObject({ TIPO_BLOQUEO: 'PIN' })
  const created = following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body)
  const read = async (by: Shop['seller']) =>
    JSON.stringify([
      (await by.get(created.path)).body,
      (await by.get(`${created.path}/history`)).body,
    ])
  expect(await read(shop.seller)).not.toContain('739182')
  expect((await shop.warehouse.get(created.path)).body.CLAVE_DESBLOQUEO).toBe('739182')
  const past = await shop.warehouse.get(`${created.path}/history`)
  expect(JSON.stringify(past.body)).not.toContain('739182')
  const noted = await created.move(shop.warehouse, 'anotarBloqueo', {
    ...{ TIPO_BLOQUEO: 'PATRON', CLAVE_DESBLOQUEO: '1-2-5-8-9' },
  })
  expect(noted.status).toBe(200)
  expect((await shop.warehouse.get(created.path)).body.CLAVE_DESBLOQUEO).toBe('1-2-5-8-9')
  const closed = await created.move(shop.warehouse, 'reparacionEnTaller')
  expect(closed.body).toMatchObject({ TIPO_BLOQUEO: 'PATRON' })
  expect((await shop.warehouse.get(created.path)).body.CLAVE_DESBLOQUEO).toBeNull()
  expect(await read(shop.warehouse)).not.toMatch(/739182|1-2-5-8-9/)
})

test('what unlocks a device stands on its order alone: no list, sheet, trash or stored answer has it', async () => {
  const shop = await open()
  const { body } = await shop.seller.post(
    '/hanadb/api/warranty-orders',
    {
      ...{ IMEI_SERIE: IMEI, CARD_CODE: shop.client, NOM_PRODUCTO: 'Producto 10.02.001' },
      ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO', SIN_FIRMA: 'PAPEL' },
      SIN_FOTOS: 'Sin cámara',
      ...{ TIPO_BLOQUEO: 'PIN', CLAVE_DESBLOQUEO: '739182' },
    },
    { 'idempotency-key': 'reception-1' },
  )
  const path = '/hanadb/api/warranty-orders'
  const one = `${path}/${body.ID_ORDEN}`
  expect((await shop.boss.get(one)).body.CLAVE_DESBLOQUEO).toBe('739182')
  const move = await shop.boss.post(
    `${one}/flow/anotarTrabajo`,
    { MINUTOS: 5 },
    { 'if-match': `"${body._VERSION}"`, 'idempotency-key': 'reception-2' },
  )
  expect(move.status).toBe(200)
  const sendRequest = (query: object) =>
    `${path}?filter=${encodeURIComponent(JSON.stringify(query))}`
  const lists = [(await shop.boss.get(path)).body]
  const sheet = { columns: ['CLAVE_DESBLOQUEO'], format: 'csv' }
  expect((await shop.boss.post(`${path}/export`, sheet)).status).toBe(400)
  expect((await shop.boss.get(sendRequest({ CLAVE_DESBLOQUEO: '739182' }))).status).toBe(400)
  expect((await shop.boss.get(`${path}?sort=["CLAVE_DESBLOQUEO","ASC"]`)).status).toBe(400)
  const gone = await shop.boss.delete(one, { 'if-match': `"${move.body._VERSION}"` })
  expect(gone.status).toBe(200)
  lists.push((await shop.boss.get(`${path}/trash`)).body)
  expect(JSON.stringify(lists)).toContain(IMEI)
  const stored = await server.db.all('select * from "_IDEMPOTENCY"', [])
  expect(stored.length).toBeGreaterThan(1)
  expect(JSON.stringify([lists, stored, move.body, gone.body])).not.toContain('739182')
  expect((await shop.boss.post(`${one}/restore`)).status).toBe(200)
  expect((await shop.boss.get(one)).body).toMatchObject({
    TIPO_BLOQUEO: 'PIN',
    CLAVE_DESBLOQUEO: null,
  })
})

test('credit decides about a device, and does not open it', async () => {
  const shop = await open()
  const { body } = await receive(shop, { TIPO_BLOQUEO: 'PIN', CLAVE_DESBLOQUEO: '739182' })
  await shop.join('credit', '9')
  const seen = await shop.people.credit?.get(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`)
  expect(seen?.body).toMatchObject({ TIPO_BLOQUEO: 'PIN' })
  expect(JSON.stringify(seen?.body)).not.toMatch(/739182|anotarBloqueo/)
})

test('an order keeps whom the invoice of its device names, for who decides about it', async () => {
  const shop = await open()
  await (await sold(shop))()
  const mine = await receive(shop)
  expect(mine.body.COMPRADOR).toBeUndefined()
  const path = `/hanadb/api/warranty-orders/${mine.body.ID_ORDEN}`
  const seen = (await shop.boss.get(path)).body
  expect(seen.COMPRADOR).toBe(shop.client)
  const against = (record: typeof seen) =>
    (record._can as { flow?: Record<string, unknown[]> }).flow?.aplicaNotaCredito
  expect(against(seen)).toEqual([])
  const other = (await shop.boss.post('/hanadb/api/clients', OTHER)).body.ID
  const changed = await following(path, seen).change(shop.boss, { CARD_CODE: other })
  expect(changed.status).toBe(200)
  expect(against((await shop.boss.get(path)).body)).toHaveLength(1)
})
