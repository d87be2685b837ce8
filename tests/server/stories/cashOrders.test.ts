import { expect, test } from 'vitest'
import { useShop } from './useShop'

const { open, place } = useShop()

test('cash is approved against a transfer of the total, give or take a dollar', async () => {
  const shop = await open()
  const order = await place(shop, { FORMADEPAGO: '-1' })
  const bare = await order.move(shop.credit, 'aprobar')
  const asked = ['CUENTA_BANCARIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA']
  expect(Object.keys(bare.body.errors ?? {}).sort()).toEqual(asked)
  const paid = (TOTAL_DOLARES_REFERENCIA: number) =>
    order.move(shop.credit, 'aprobar', {
      ...{ CUENTA_BANCARIA: '1.1', NUMERO_REFERENCIA: 'A1', TOTAL_DOLARES_REFERENCIA },
    })
  const short = await paid(462.44)
  expect([short.status, short.body.unmet]).toEqual([
    422,
    ['The amount transferred must be the order total with IVA, within 1 dollar'],
  ])
  const strange = await order.move(shop.credit, 'aprobar', {
    ...{ CUENTA_BANCARIA: '9.9', NUMERO_REFERENCIA: 'A1', TOTAL_DOLARES_REFERENCIA: 463.45 },
  })
  expect([strange.status, strange.body.errors]).toEqual([
    422,
    { CUENTA_BANCARIA: expect.any(String) },
  ])
  expect((await paid(462.45)).body.ESTADO).toBe(7)
  expect((await shop.credit.get(order.path)).body).toMatchObject({
    CUENTA_BANCARIA: '1.1',
    DIFERENCIA_TRANSFERENCIA: -1,
  })
})
