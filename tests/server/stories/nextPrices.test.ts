import { expect, test } from 'vitest'
import { applyNextValues } from '../../../server/flow/applyNextValues'
import { createRecords } from '../../../server/routes/createRecords'
import { addDays, today } from '../../../src/base/day'
import { phone, usePriced } from './usePriced'

const { server, priced } = usePriced()
const prices = '/hanadb/api/prices'
const day = today(new Date())
const dayBefore = () => server.setNow(`${addDays(day, -1)}T17:00:00.000Z`)
const onDay = () => server.setNow(undefined)
const applied = () => applyNextValues(createRecords(server.context))

/** A price on the day before it becomes 130. */
async function planned() {
  const { shop } = await priced()
  const filter = encodeURIComponent(JSON.stringify({ CODIGO: phone, PriceList: 4 }))
  const { body } = await shop.boss.get(`${prices}?filter=${filter}`)
  const [price] = body.data as unknown as [{ ID: number; _VERSION: number }]
  const path = `${prices}/${price.ID}`
  dayBefore()
  const next = { PRECIO_NUEVO: 130, VIGENTE_DESDE: day }
  const change = (changes: object, version = 1) =>
    shop.boss.put(path, changes, { 'if-match': String(version) })
  const now = async () => (await shop.boss.get(path)).body
  return { shop, path, next, change, now }
}
const line = { CODIGO: phone, quantity: 1, price: 120.05, PriceList: 4, comment: 'Ninguno..' }
const order = (billing: unknown) => ({
  ...{ cart: [line], discount: 0, shipping: 0, warehouse: '019', method: 4 },
  ...{ comment: 'Ninguno.', servientrega: null, billing },
})

test('an order takes the price of its day, and the shop shows it', async () => {
  const { shop, next, change } = await planned()
  expect((await change(next)).status).toBe(200)
  const priceNow = async () => {
    const quote = await shop.seller.post('/hanadb/api/orders/quote', order(shop.client))
    const offers = await shop.seller.get('/hanadb/api/shop?list=4')
    return [
      (quote.body.lines as unknown as [{ price: number }])[0].price,
      (offers.body.offers as unknown as { CODIGO: string; price: number }[]).find(
        ({ CODIGO }) => CODIGO === phone,
      )?.price,
    ]
  }
  expect(await priceNow()).toEqual([120.05, 120.05])
  onDay()
  expect(await priceNow()).toEqual([130, 130])
})

test('on its day the new price takes the place of the old one, once, with its history', async () => {
  const { shop, path, next, change } = await planned()
  await change(next)
  await applied()
  expect((await shop.boss.get(path)).body).toMatchObject({ Price: 120.05, ...next })
  onDay()
  await applied()
  await applied()
  const { body } = await shop.boss.get(path)
  expect(body).toMatchObject({
    ...{ Price: 130, CON_IVA: 149.5, PRECIO_NUEVO: null, VIGENTE_DESDE: null, _VERSION: 3 },
  })
  const past = await shop.boss.get(`${path}/history`)
  expect(past.body.history).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        changes: expect.objectContaining({ Price: expect.anything() }),
      }),
    ]),
  )
})

test('a new price needs its day, which is not past, and sellers do not see it', async () => {
  const { shop, path, next, change } = await planned()
  expect((await change({ PRECIO_NUEVO: 130 })).body.errors).toHaveProperty('VIGENTE_DESDE')
  expect((await change({ VIGENTE_DESDE: day })).body.errors).toHaveProperty('PRECIO_NUEVO')
  const past = { ...next, VIGENTE_DESDE: '2020-01-01' }
  expect((await change(past)).body.errors).toHaveProperty('VIGENTE_DESDE')
  await change(next)
  expect((await shop.seller.get(path)).body).not.toHaveProperty('PRECIO_NUEVO')
})

test('a change on the day, before the server puts the new price in place, is not lost', async () => {
  const { next, change, now } = await planned()
  await change(next)
  onDay()
  expect((await change({ Price: 140 }, 2)).status).toBe(200)
  await applied()
  expect(await now()).toMatchObject({ Price: 140, PRECIO_NUEVO: null, VIGENTE_DESDE: null })
})

test('a further price planned on the day leaves that of the day in place', async () => {
  const { next, change, now } = await planned()
  await change(next)
  onDay()
  const later = { PRECIO_NUEVO: 150, VIGENTE_DESDE: addDays(day, 3) }
  await change(later, 2)
  expect(await now()).toMatchObject({ Price: 130, CON_IVA: 149.5, ...later })
})

test.each([
  [{ VIGENTE_DESDE: addDays(day, 3) }, { PRECIO_NUEVO: 130, VIGENTE_DESDE: addDays(day, 3) }],
  [{ PRECIO_NUEVO: 135 }, { PRECIO_NUEVO: 135, VIGENTE_DESDE: day }],
  [
    { PRECIO_NUEVO: null, VIGENTE_DESDE: null },
    { PRECIO_NUEVO: null, VIGENTE_DESDE: null },
  ],
])('on its day a plan is still corrected or taken back: %o', async (correction, expected) => {
  const { next, change, now } = await planned()
  await change(next)
  onDay()
  expect((await change(correction, 2)).status).toBe(200)
  expect(await now()).toMatchObject({ Price: 120.05, ...expected })
})

test('a price goes back to what it was before the new one, and stays', async () => {
  const { shop, path, next, change, now } = await planned()
  await change(next)
  onDay()
  await applied()
  const back = await shop.boss.post(`${path}/revert`, { before: 3 }, { 'if-match': '3' })
  expect(back.status).toBe(200)
  await applied()
  expect(await now()).toMatchObject({ Price: 120.05, PRECIO_NUEVO: null, VIGENTE_DESDE: null })
})
