import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { useShop } from './useShop'

const { server, open } = useShop()

test('the shop filters and sorts by the units it tells, and by none for who is told none', async () => {
  const shop = await open()
  await shop.join('store', '6')
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  const { store, buyer } = shop.people as { store: Client; buyer: Client }
  const codes = async (user: Client, query: string) => {
    const { body } = await user.get(`/hanadb/api/shop?${query}`)
    return (body as unknown as { offers: Json[] }).offers.map(({ CODIGO }) => CODIGO)
  }
  const [taken, there] = ['10.02.001', '10.02.002']
  // All units are still on the shelf, but reserved by orders.
  const gone = { RESERVADO: 10, DISPONIBLE: 0, NIVEL: 0 }
  await server.db.write.updateTable('STOCK').set(gone).where('CODIGO', '=', taken).execute()
  for (const user of [shop.seller, store]) {
    expect(await codes(user, 'stocked=true')).toEqual([there])
    expect(await codes(user, 'sort=stock')).toEqual([there, taken])
    expect(await codes(user, 'sort=available')).toEqual([there, taken])
  }
  for (const query of ['stocked=true', 'sort=stock', 'sort=available'])
    expect(await codes(buyer, query)).toEqual([taken, there])
})
