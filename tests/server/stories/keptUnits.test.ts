import { expect, test } from 'vitest'
import { recountStored } from '../../../server/flow/recount'
import { annulmentReasons } from '../../../src/domain/orders/annulmentReasons'
import type { Json } from '../client'
import { accessories, type Shop, useShop } from './useShop'

const { server, open, place } = useShop()

const shelf = async ({ boss }: Shop, CODIGO = '10.02.001') => {
  const { body } = await boss.get(`/hanadb/api/stock?filter=${JSON.stringify({ CODIGO })}`)
  const { CANTIDAD, RESERVADO, DISPONIBLE } = (body.data as unknown as Json[])[0] as Json
  return [CANTIDAD, RESERVADO, DISPONIBLE] as unknown[]
}
const line = (PRODUCTO_ID: string, CANTIDAD: number) => ({
  ...{ PRODUCTO_ID, CANTIDAD, PRECIOUNITARIOVENTA: 1 },
})
const stateOf = ({ status, body }: { status: number; body: Json }) => [status, body.ESTADO]

test('an order keeps its units from the start, never more than there are, and follows its lines', async () => {
  const shop = await open(accessories)
  const greedy = await place(shop, { ITEMS: [line('10.02.002', 10), line('10.02.001', 11)] })
  expect(greedy.body.code).toBe('belowFloor')
  const lacking = 'Insufficient stock (requested / available): Producto 10.02.001 · Centro: 11 / 10'
  expect(greedy.body.errors).toEqual({ ITEMS: lacking })
  expect([await shelf(shop), await shelf(shop, '10.02.002')]).toEqual([
    [10, 0, 10],
    [10, 0, 10],
  ])
  const order = await place(shop)
  expect(await shelf(shop)).toEqual([10, 4, 6])
  const both = { ITEMS: [line('10.02.002', 12), line('10.02.001', 11)] }
  expect((await order.change(shop.credit, both)).body.errors?.ITEMS).toMatch(
    /Producto 10.02.001 · Centro: 7 \/ 6; Producto 10.02.002 · Centro: 12 \/ 10$/,
  )
  const more = await order.change(shop.credit, { ITEMS: [line('10.02.001', 11)] })
  expect([more.status, await shelf(shop)]).toEqual([422, [10, 4, 6]])
  await order.change(shop.credit, { ITEMS: [line('10.02.001', 3), line('10.02.002', 2)] })
  expect([await shelf(shop), await shelf(shop, '10.02.002')]).toEqual([
    [10, 3, 7],
    [10, 2, 8],
  ])
  const [OBSERVACION_ANULACION] = Object.keys(annulmentReasons)
  await order.move(shop.credit, 'anular', { OBSERVACION_ANULACION })
  expect([await shelf(shop), await shelf(shop, '10.02.002')]).toEqual([
    [10, 0, 10],
    [10, 0, 10],
  ])
})

test('an order returned to credit keeps its units, from wherever it comes', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const { credit, warehouse } = shop
  const back = async () => [stateOf(await order.move(credit, 'devolver')), await shelf(shop)]
  const toBilling = async () => {
    await order.move(credit, 'aprobar')
    await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  }
  await toBilling()
  expect(await back()).toEqual([
    [200, 6],
    [10, 4, 6],
  ])
  await toBilling()
  await order.move(credit, 'facturar')
  await order.move(warehouse, 'despachar')
  expect(await shelf(shop)).toEqual([6, 0, 6])
  expect(await back()).toEqual([
    [200, 6],
    [10, 4, 6],
  ])
  const [OBSERVACION_ANULACION] = Object.keys(annulmentReasons)
  await order.move(credit, 'anular', { OBSERVACION_ANULACION })
  expect(await shelf(shop)).toEqual([10, 0, 10])
  expect(await back()).toEqual([
    [200, 6],
    [10, 4, 6],
  ])
})

test('an order from before orders kept their units keeps them from the next start on', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const gone = await place(shop, { ITEMS: [line('10.02.002', 2)] })
  const [OBSERVACION_ANULACION] = Object.keys(annulmentReasons)
  await gone.move(shop.credit, 'anular', { OBSERVACION_ANULACION })
  const write = (CODIGO: string, stored: object) =>
    server.db.write.updateTable('STOCK').set(stored).where('CODIGO', '=', CODIGO).execute()
  await write('10.02.001', { RESERVADO: 0, DISPONIBLE: 10 })
  await write('10.02.002', { RESERVADO: 3, DISPONIBLE: 7 })
  const { db, context } = server
  const start = () => recountStored(db, context.catalogue, 'tables')
  expect([await start(), await start()]).toEqual([true, false])
  expect([await shelf(shop), await shelf(shop, '10.02.002')]).toEqual([
    [10, 4, 6],
    [10, 0, 10],
  ])
  expect((await order.move(shop.credit, 'anular', { OBSERVACION_ANULACION })).status).toBe(200)
  expect(await shelf(shop)).toEqual([10, 0, 10])
})

test('an order that comes to nothing is approved all the same, and says so first', async () => {
  const { credit, ...shop } = await open(accessories)
  const free = { ...line('10.02.001', 1), PRECIOUNITARIOVENTA: 0 }
  const doubtsOf = async (ITEMS: object[]) => {
    const order = await place({ ...shop, credit }, { ITEMS })
    const { body } = await credit.get(order.path, { 'accept-language': 'en' })
    return [order, (body._can as unknown as Json).doubts] as const
  }
  const details = [expect.stringMatching(/^The order total is 0/)]
  const [order, doubts] = await doubtsOf([free])
  expect(doubts).toEqual({ aprobar: details, retener: details })
  expect(stateOf(await order.move(credit, 'aprobar'))).toEqual([200, 7])
  const [, others] = await doubtsOf([line('10.02.001', 1)])
  expect(JSON.stringify(others ?? {})).not.toMatch(/order total is 0/)
})
