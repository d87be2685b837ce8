import { expect, test } from 'vitest'
import type { Dashboard } from '../../../src/contracts/bi'
import type { Client } from '../client'
import { useShop } from './useShop'

const { open, place, begin } = useShop()

/** Sales by person in thirty days, as seen by a reader. */
async function soldBy(user: Client) {
  const { body } = await user.get('/hanadb/api/bi/people?period=month')
  const { figures } = body as unknown as Dashboard
  return figures.flatMap(({ parts }) =>
    parts.map(({ behind, amount }) => [behind?.filter?.VENDEDOR, amount]),
  )
}

test('sales by person include only people whose orders the reader may read', async () => {
  const shop = await open()
  await shop.join('other', '7')
  const other = shop.people.other as Client
  for (const seller of [shop.seller, other]) {
    const { body } = await place(shop)
    await begin(body.ID, { VENDEDOR: seller.ID, FECHAFACTURACION: new Date().toISOString() })
  }
  expect(await soldBy(shop.credit)).toEqual([
    [shop.seller.ID, 403],
    [other.ID, 403],
  ])
  expect(await soldBy(other)).toEqual([[other.ID, 403]])
})
