import { expect, test } from 'vitest'
import type { Client } from '../client'
import { useShop } from './useShop'

const { open, place, begin } = useShop()

const ordersOf = async (user: Client, filter: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(filter))
  const { body } = await user.get(`/hanadb/api/invoices?filter=${query}`)
  return (body.data as unknown as { ID: number }[]).map(({ ID }) => ID)
}

test('an order is found by its customer, its sales agent and its warehouse', async () => {
  const shop = await open()
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  const { body } = await place(shop)
  const ID = Number(body.ID)
  const seen = { 'if-match': '1' }
  const agent = `/hanadb/api/users/${shop.credit.ID}`
  expect((await shop.boss.put(agent, { DISPLAYNAME: 'Rosa Vera' }, seen)).status).toBe(200)
  const warehouse = '/hanadb/api/warehouses/019'
  expect((await shop.boss.put(warehouse, { WhsName: 'Centro Sur' }, seen)).status).toBe(200)
  for (const q of ['tienda sol', '0102030405', 'vera', 'centro', '019', `inv-${ID}`])
    expect([q, await ordersOf(shop.boss, { q })]).toEqual([q, [ID]])
  expect(await ordersOf(shop.boss, { q: 'tienda luna' })).toEqual([])
  // Customers may not read the warehouse of an order.
  const { customer } = shop.people
  expect(await ordersOf(customer as Client, { q: 'tienda' })).toEqual([ID])
  expect(await ordersOf(customer as Client, { q: 'centro' })).toEqual([])
})

test('what credit puts first stands first for the warehouse until it is dispatched', async () => {
  const shop = await open()
  const [first, second] = [await place(shop), await place(shop)]
  const ids = [Number(first.body.ID), Number(second.body.ID)]
  for (const ID of ids) await begin(ID, { ESTADO: 0, NUMEROGUIA: '123456789' })
  expect(await ordersOf(shop.warehouse)).toEqual([ids[1], ids[0]])
  expect((await first.move(shop.credit, 'priorizar')).status).toBe(200)
  expect(await ordersOf(shop.warehouse)).toEqual(ids)
  expect(await ordersOf(shop.credit)).toEqual([ids[1], ids[0]])
  await begin(ids[0], { ESTADO: 3 })
  const { body } = await first.move(shop.warehouse, 'despachar')
  expect(body).toMatchObject({ ESTADO: 1, PRIORIDAD: null })
  expect(await ordersOf(shop.warehouse)).toEqual([ids[1], ids[0]])
})
