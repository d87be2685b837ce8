import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { useShop } from './useShop'

const { server, open } = useShop()
const [phone, other] = ['10.02.001', '10.02.002']

test('a batch of prices is loaded by file as one, sold at once, and taken back as one', async () => {
  const shop = await open()
  const { boss, seller } = shop
  await server.insert('price-lists', { PriceList: 5, ListName: 'Mayorista' })
  await boss.post('/hanadb/api/prices', { CODIGO: phone, PriceList: 5, Price: 100 })
  const shown = async () => {
    const { body } = await seller.get('/hanadb/api/shop?list=5&sort=name')
    return (body.offers as unknown as Json[]).map(({ CODIGO, price }) => [CODIGO, price])
  }
  const priced = (CODIGO: string, Price: unknown) => ({
    ...{ match: { CODIGO, PriceList: 5 }, create: true },
    changes: { CODIGO, PriceList: 5, Price },
  })
  const load = (user: Client, rows: object[]) => user.post('/hanadb/api/prices/bulk', rows)
  const wrong = await load(boss, [priced(phone, 90), priced(other, -1)])
  expect([wrong.status, await shown()]).toEqual([
    422,
    [
      [phone, 100],
      [other, null],
    ],
  ])
  expect((await load(seller, [priced(phone, 1)])).status).toBe(403)
  const loaded = await load(boss, [priced(phone, 90), priced(other, 45.5)])
  expect(loaded.body.counts).toMatchObject({ change: 1, create: 1 })
  expect(await shown()).toEqual([
    [phone, 90],
    [other, 45.5],
  ])
  await boss.post(`/hanadb/api/prices/bulk/${loaded.body.batch}/undo`)
  expect(await shown()).toEqual([
    [phone, 100],
    [other, null],
  ])
})
