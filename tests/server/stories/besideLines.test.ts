import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { useShop } from './useShop'

const { server, open, place } = useShop()

test('beside an order’s lines credit sees the shelf and the warehouse the serials, each nothing else', async () => {
  const shop = await open()
  const { credit, warehouse, seller } = shop
  const order = await place(shop, {
    ITEMS: [
      { PRODUCTO_ID: '10.02.001', CANTIDAD: 4, PRECIOUNITARIOVENTA: 100 },
      { PRODUCTO_ID: '10.02.001', CANTIDAD: 1, PRECIOUNITARIOVENTA: 0 },
      { PRODUCTO_ID: '10.02.002', CANTIDAD: 2, PRECIOUNITARIOVENTA: 50 },
      { PRODUCTO_ID: '06.04.16', CANTIDAD: 1, PRECIOUNITARIOVENTA: 3 },
    ],
  })
  await order.move(credit, 'aprobar')
  const ORDEN_ID = Number(order.body.ID)
  for (const INTERNAL_SERIAL of ['350000000000006', '350000000000014'])
    await warehouse.post('/hanadb/api/serials', {
      ...{ ORDEN_ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL },
    })
  const answer = async (user: Client) => {
    const { body } = await user.get(`${order.path}/beside/ITEMS`)
    const rows = body.beside as unknown as Record<string, Json>
    const lines = (await credit.get(order.path)).body.ITEMS as unknown as Json[]
    return lines.map(({ _ID }) => rows[String(_ID)])
  }
  const twice = { serials: { is: 2, of: 5 } }
  expect(await answer(warehouse)).toEqual([twice, twice, { serials: { is: 0, of: 2 } }, undefined])
  expect(await answer(credit)).toEqual([
    { stock: { is: 10 }, free: { is: 10, of: 5 }, ...twice },
    { stock: { is: 10 }, free: { is: 10, of: 5 }, ...twice },
    { stock: { is: 10 }, free: { is: 10, of: 2 }, serials: { is: 0, of: 2 } },
    undefined,
  ])
  await server.db.write.updateTable('PEDIDO').set({ VENDEDOR: seller.ID }).execute()
  expect((await seller.get(`${order.path}/beside/ITEMS`)).status).toBe(403)
})

test('beside lines that are still being edited credit sees the shelf they would come from', async () => {
  const shop = await open()
  const { credit, warehouse, boss } = shop
  await server.insert('warehouses', { EMPRESA: '0190000000001', WhsCode: '006', WhsName: 'Norte' })
  await boss.post('/hanadb/api/stock', { CODIGO: '10.02.002', WhsCode: '006', CANTIDAD: 7 })
  const order = await place(shop)
  const path = `${order.path}/beside/ITEMS`
  const rows = [
    { PRODUCTO_ID: '10.02.002', CANTIDAD: 2 },
    { PRODUCTO_ID: null, CANTIDAD: 1 },
    { PRODUCTO_ID: '06.04.16', CANTIDAD: 1 },
    { PRODUCTO_ID: '10.02.001', CANTIDAD: null },
  ]
  const answer = await credit.post(path, { record: { BODEGA: '006' }, rows })
  expect([answer.status, answer.body.beside]).toEqual([
    200,
    {
      0: { stock: { is: 7 }, free: { is: 7, of: 2 }, serials: { is: 0, of: 2 } },
      3: { stock: { is: 0 }, free: { is: 0, of: 0 }, serials: { is: 0, of: 0 } },
    },
  ])
  const stored = await warehouse.post(path, { rows: rows.slice(0, 1) })
  expect(stored.body.beside).toEqual({ 0: { serials: { is: 0, of: 2 } } })
  expect((await credit.get(order.path)).body).toMatchObject({ BODEGA: '019', _VERSION: 1 })
})

test('what an order holds itself is its own to have, until it is invoiced', async () => {
  const shop = await open()
  const { credit, warehouse } = shop
  const order = await place(shop, {
    ITEMS: [{ PRODUCTO_ID: '10.02.001', CANTIDAD: 3, PRECIOUNITARIOVENTA: 1 }],
  })
  await place(shop, {
    ITEMS: [{ PRODUCTO_ID: '10.02.001', CANTIDAD: 7, PRECIOUNITARIOVENTA: 1 }],
  })
  const path = `${order.path}/beside/ITEMS`
  const read = async () => {
    const [row] = Object.values((await credit.get(path)).body.beside as unknown as Json)
    return (row as unknown as Json).free
  }
  expect(await read()).toEqual({ is: 3, of: 3 })
  const rows = [{ PRODUCTO_ID: '10.02.001', CANTIDAD: 4 }]
  const drafted = await credit.post(path, { rows })
  expect(drafted.body.beside).toMatchObject({ 0: { free: { is: 3, of: 4 } } })
  await order.move(credit, 'aprobar')
  await order.move(shop.boss, 'dispensarSeries', { MOTIVO_SIN_SERIES: 'Llegan mañana' })
  await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  await order.move(credit, 'facturar')
  expect(await read()).toEqual({ is: 0 })
})

test('what no form holds is refused by its name', async () => {
  const shop = await open()
  const order = await place(shop)
  const wrong: [object, string][] = [
    [{}, 'rows'],
    [{ rows: 'todas' }, 'rows'],
    [{ rows: [3] }, 'rows.0'],
    [{ rows: [], record: [] }, 'record'],
    [{ rows: [], otra: 1 }, 'otra'],
    [{ rows: [], record: { ID: 2 } }, 'ID'],
    [{ rows: [], record: { BODEGA: { a: 1 } } }, 'BODEGA'],
    [{ rows: [{ COSTO: 3 }] }, 'COSTO'],
    [{ rows: [{ CANTIDAD: 1.5 }] }, 'CANTIDAD'],
  ]
  for (const [body, name] of wrong) {
    const english = { 'accept-language': 'en' }
    const answer = await shop.credit.post(`${order.path}/beside/ITEMS`, body, english)
    const message = `The value of this parameter is not valid: ${name}`
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
})

test('beside whose order one may not read, or what has nothing beside it, there is nothing', async () => {
  const shop = await open()
  const order = await place(shop)
  await shop.join('elsewhere', '8', { WAREHOUSE: ['002'] })
  const { elsewhere: otherPlace } = shop.people as { elsewhere: Client }
  expect((await otherPlace.get(`${order.path}/beside/ITEMS`)).status).toBe(404)
  for (const field of ['TOTAL', 'NADA'])
    expect((await shop.credit.get(`${order.path}/beside/${field}`)).status).toBe(404)
  expect((await shop.credit.get('/hanadb/api/invoices/999/beside/ITEMS')).status).toBe(404)
})
