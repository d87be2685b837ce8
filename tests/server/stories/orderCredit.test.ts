import { expect, test } from 'vitest'
import { creditLeft } from '../../../src/domain/checkout/creditLeft'
import { annulmentReasons } from '../../../src/domain/orders/annulmentReasons'
import type { Client, Json } from '../client'
import { accessories, following, useShop } from './useShop'

const { open, place } = useShop()

const stateOf = ({ status, body }: { status: number; body: Json }) => [status, body.ESTADO]

test('an order on credit takes from its customer’s credit, owes once invoiced, and gives back when undone', async () => {
  const shop = await open(accessories)
  const { boss, credit, warehouse } = shop
  const customer = following(`/hanadb/api/clients/${shop.client}`, {} as Json)
  await customer.change(boss, { CreditLine: 500 })
  const state = async () => {
    const { Balance, OrdersBal, Cupo } = (await boss.get(customer.path)).body
    return [Balance, OrdersBal, Cupo] as unknown[]
  }
  const doubts = async ({ path }: { path: string }) =>
    ((await credit.get(path, { 'accept-language': 'en' })).body._can as unknown as Json).doubts
  await place(shop, { FORMADEPAGO: '-1' })
  expect(await state()).toEqual([0, 0, 500])
  const order = await place(shop)
  expect(await state()).toEqual([0, 463.45, 500])
  expect(await doubts(order)).toBeUndefined()
  const ITEMS = [{ PRODUCTO_ID: '06.04.16', CANTIDAD: 20, PRECIOUNITARIOVENTA: 3 }]
  const more = await place(shop, { ITEMS })
  expect(await state()).toEqual([0, 532.45, 500])
  const beyond = ["With this order, the customer's open orders exceed the available credit"]
  expect(await doubts(more)).toMatchObject({ aprobar: beyond })
  const bare = await order.move(credit, 'aprobar')
  expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['MOTIVO_EXCEPCION']])
  const reason = { MOTIVO_EXCEPCION: 'Pagará antes del viernes' }
  expect(stateOf(await order.move(credit, 'aprobar', reason))).toEqual([200, 7])
  const annulled = { OBSERVACION_ANULACION: Object.keys(annulmentReasons)[0] }
  expect(stateOf(await more.move(credit, 'anular', annulled))).toEqual([200, 8])
  expect(await state()).toEqual([0, 463.45, 500])
  const sent = { NUMEROGUIA: '123456789' }
  expect(stateOf(await order.move(warehouse, 'enviarFacturar', sent))).toEqual([200, 0])
  expect(stateOf(await order.move(credit, 'facturar'))).toEqual([200, 3])
  expect(await state()).toEqual([463.45, 0, 36.55])
  expect(stateOf(await order.move(warehouse, 'despachar'))).toEqual([200, 1])
  expect(stateOf(await order.move(credit, 'devolver'))).toEqual([200, 6])
  expect(await state()).toEqual([0, 463.45, 500])
})

test('an order paid in cash leaves its customer’s credit as it is', async () => {
  const shop = await open(accessories)
  const order = await place(shop, { FORMADEPAGO: '-1' })
  const paid = { CUENTA_TRANSFERENCIA: '1.1', NUMERO_REFERENCIA: 'A1' }
  await order.move(shop.credit, 'aprobar', { ...paid, TOTAL_DOLARES_REFERENCIA: 463.45 })
  await order.move(shop.warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  expect(stateOf(await order.move(shop.credit, 'facturar'))).toEqual([200, 3])
  const { body } = await shop.boss.get(`/hanadb/api/clients/${shop.client}`)
  expect(body).toMatchObject({ Balance: 0, OrdersBal: 0 })
})

test('who sells reads what open orders take, though not their totals; the warehouse reads neither', async () => {
  const shop = await open(accessories)
  await shop.join('partner', '0')
  const customer = following(`/hanadb/api/clients/${shop.client}`, {} as Json)
  await customer.change(shop.boss, { CreditLine: 500 })
  const { path } = await place(shop)
  const seen = (await shop.seller.get(customer.path)).body
  expect(seen).toMatchObject({ OrdersBal: 463.45, Cupo: 500 })
  expect(creditLeft(seen)).toBe(36.55)
  expect((await shop.seller.get(path)).body).not.toHaveProperty('TOTAL')
  for (const user of [shop.warehouse, shop.people.partner as Client]) {
    const { status, body } = await user.get(customer.path)
    expect([status, body.Cliente]).toEqual([200, 'Tienda Sol'])
    expect(body).not.toHaveProperty('OrdersBal')
    expect(creditLeft(body)).toBeNull()
  }
})
