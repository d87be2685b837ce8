import readXlsx from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { useShop } from './useShop'

const { server, open, place, begin } = useShop()
const path = '/hanadb/api/shop/catalogue'
const usual = { channel: 'list', list: 5 }

/** Two phones on the wholesale list, one of which the partner sells. */
async function priced() {
  const shop = await open()
  const { boss } = shop
  for (const [PriceList, ListName] of [
    [4, 'Retail'],
    [5, 'Mayorista'],
  ])
    await server.insert('price-lists', { PriceList, ListName })
  for (const [CODIGO, Price] of [
    ['10.02.001', 100],
    ['10.02.002', 50.05],
  ])
    await boss.post('/hanadb/api/prices', { CODIGO, PriceList: 5, Price })
  await boss.post('/hanadb/api/partner-prices', { CODIGO: '10.02.002', PRICE_LIST: 4, PRICE: 47 })
  await shop.join('buying', '1', { COMPANY: 'TOMEBAMBA' })
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  return { ...shop, ...(shop.people as { buying: Client; buyer: Client }) }
}
const shown = async (user: Client, input: object) => {
  const { status, body } = await user.post(path, input)
  return { status, body, rows: (body.rows ?? []) as unknown as Json[] }
}
async function sheetOf(user: Client, input: object) {
  const { body } = await user.post(`${path}/export`, { ...input, format: 'xlsx' })
  const answer = await server.app.request(String(body.url))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [{ sheet, data } = { sheet: '', data: [] }] = await readXlsx(bytes)
  return { sheet, rows: data }
}

test('a catalogue tells prices with IVA and a level of stock, and nothing of costs', async () => {
  const { seller } = await priced()
  const { rows } = await shown(seller, usual)
  expect(rows).toEqual([
    {
      ...{ CODIGO: '10.02.001', COD_ITSA: null, NOMBRE: 'Producto 10.02.001', brand: 'Norte' },
      ...{ STOCK: '+10', PriceList: 5, SUBTOTAL: 100, IVA: 15, TOTAL: 115 },
    },
    expect.objectContaining({ CODIGO: '10.02.002', SUBTOTAL: 50.05, IVA: 7.51, TOTAL: 57.56 }),
  ])
  expect((await shown(seller, { ...usual, warehouses: ['001'] })).rows[0]?.STOCK).toBe('0')
  expect((await shown(seller, { ...usual, warehouses: ['001'], stocked: true })).rows).toEqual([])
  expect((await shown(seller, { ...usual, brands: ['99'] })).rows).toEqual([])
  expect((await shown(seller, { ...usual, list: 4 })).rows).toEqual([])
})

test('its file has customer, seller and exactly the columns of the business', async () => {
  const { seller, client } = await priced()
  const { sheet, rows } = await sheetOf(seller, { ...usual, client })
  expect(sheet).toBe('Tienda Sol')
  expect(rows.slice(0, 4)).toEqual([
    ['CLIENTE', 'Tienda Sol', null, null, null, null],
    ['VENDEDOR', expect.any(String), null, null, null, null],
    ['CODIGO', 'NOMBRE', 'STOCK', 'SUBTOTAL', 'IVA', 'TOTAL'],
    ['10.02.001', 'Producto 10.02.001', '+10', 100, 15, 115],
  ])
})

test('as a PDF it is drawn on the server', async () => {
  const { seller } = await priced()
  const { body } = await seller.post(`${path}/export`, { ...usual, format: 'pdf' })
  const answer = await server.app.request(String(body.url))
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
})

test('the partner’s people see the prices agreed with them, and nobody’s lists', async () => {
  const { buying, seller, boss } = await priced()
  const { rows } = await sheetOf(buying, { channel: 'partner' })
  expect(rows).toEqual([
    ['ITSA_CODE', 'ITEM_NAME', 'STOCK', 'TIPO_PRECIO', 'SUBTOTAL', 'IVA', 'TOTAL'],
    [null, 'Producto 10.02.002', '0', 'Retail', 47, 7.05, 54.05],
  ])
  expect((await shown(buying, usual)).status).toBe(403)
  expect((await shown(seller, { channel: 'partner' })).status).toBe(403)
  expect((await shown(boss, { channel: 'partner' })).rows).toHaveLength(1)
})

test('who may not sell gets none, and what nobody offers is refused at its field', async () => {
  const { warehouse, buyer, seller } = await priced()
  expect([(await shown(warehouse, usual)).status, (await shown(buyer, usual)).status]).toEqual([
    403, 403,
  ])
  const wrong = { ...usual, list: 1, brands: [], COSTO: true }
  const { status, body } = await shown(seller, wrong)
  expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
    422,
    ['COSTO', 'brands', 'list'],
  ])
  const noUser = { ...usual, client: 'CL9999999999', format: 'xlsx' }
  const refused = await seller.post(`${path}/export`, noUser)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['client']])
})

test('a product tells its prices with IVA, and what of it sold in orders one may read', async () => {
  const shop = await priced()
  const { boss, seller, warehouse, buyer } = shop
  const { body } = await boss.get('/hanadb/api/prices?filter={"CODIGO":"10.02.002"}')
  expect(body.data).toMatchObject([{ Price: 50.05, CON_IVA: 57.56 }])
  const order = await place(shop)
  const path = '/hanadb/api/products/10.02.001/sales'
  // Sales require an invoice.
  expect((await boss.get(path)).body).toMatchObject({ last: [] })
  await begin(order.body.ID, { ESTADO: 1, FECHAFACTURACION: new Date().toISOString() })
  const { months, last } = (await boss.get(path)).body as unknown as Record<string, Json[]>
  expect([months?.length, months?.at(-1)]).toMatchObject([12, { units: 4 }])
  const sold = { ID: order.body.ID, CLIENTE: 'Tienda Sol', CANTIDAD: 4 }
  expect(last).toEqual([expect.objectContaining({ ...sold, PRECIOUNITARIOVENTA: 100 })])
  // limited to visible orders, without hidden prices
  expect((await seller.get(path)).body).toMatchObject({ last: [] })
  const { last: seen } = (await warehouse.get(path)).body as unknown as Record<string, Json[]>
  expect(seen?.every(row => !('PRECIOUNITARIOVENTA' in row))).toBe(true)
  expect((await buyer.get(path)).body).toMatchObject({ last: [{ CANTIDAD: 4 }] })
  expect((await seller.get('/hanadb/api/products/99/sales')).status).toBe(404)
})
