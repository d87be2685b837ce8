import { expect, test } from 'vitest'
import { annulmentReasons } from '../../../src/domain/orders/annulmentReasons'
import { accessories, useShop } from './useShop'

const { open, place } = useShop()

test('cash is approved against a transfer of the total, give or take a dollar', async () => {
  const shop = await open(accessories)
  const order = await place(shop, { FORMADEPAGO: '-1' })
  const bare = await order.move(shop.credit, 'aprobar')
  const request = ['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA']
  expect(Object.keys(bare.body.errors ?? {}).sort()).toEqual(request)
  const paid = (TOTAL_DOLARES_REFERENCIA: number) =>
    order.move(shop.credit, 'aprobar', {
      ...{ CUENTA_TRANSFERENCIA: '1.1', NUMERO_REFERENCIA: 'A1', TOTAL_DOLARES_REFERENCIA },
    })
  const short = await paid(462.44)
  expect([short.status, short.body.unmet]).toEqual([
    422,
    ['The amount transferred must be the order total with VAT (tolerance: $1)'],
  ])
  const strange = await order.move(shop.credit, 'aprobar', {
    ...{ CUENTA_TRANSFERENCIA: '9.9', NUMERO_REFERENCIA: 'A1', TOTAL_DOLARES_REFERENCIA: 463.45 },
  })
  expect([strange.status, strange.body.errors]).toEqual([
    422,
    { CUENTA_TRANSFERENCIA: expect.any(String) },
  ])
  expect((await paid(462.45)).body.ESTADO).toBe(7)
  expect((await shop.credit.get(order.path)).body).toMatchObject({
    CUENTA_TRANSFERENCIA: '1.1',
    DIFERENCIA_TRANSFERENCIA: -1,
  })
})

test('one transfer pays one order, however its number is typed, until that order lets go of it', async () => {
  const shop = await open(accessories)
  const [first, second] = [
    await place(shop, { FORMADEPAGO: '-1' }),
    await place(shop, { FORMADEPAGO: '-1' }),
  ]
  const pay = (order: typeof first, NUMERO_REFERENCIA: string, step = 'aprobar') =>
    order.move(shop.credit, step, {
      ...{ CUENTA_TRANSFERENCIA: '1.1', NUMERO_REFERENCIA, TOTAL_DOLARES_REFERENCIA: 463.45 },
    })
  expect((await pay(first, 'ab 4471')).body).toMatchObject({
    ESTADO: 7,
    NUMERO_REFERENCIA: 'AB4471',
    USUARIOAPROBO: shop.credit.ID,
  })
  for (const step of ['aprobar', 'retener']) {
    const again = await pay(second, 'Ab4471', step)
    const message = `This transfer has already paid order INV-${first.body.ID}`
    expect([again.status, again.body.errors]).toEqual([422, { NUMERO_REFERENCIA: message }])
  }
  expect((await shop.credit.get(second.path)).body.ESTADO).toBe(6)
  await first.move(shop.warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  expect((await first.move(shop.credit, 'devolver')).body).toMatchObject({
    ...{ ESTADO: 6, FECHAAPROBO: null, USUARIOAPROBO: null },
  })
  const [OBSERVACION_ANULACION] = Object.keys(annulmentReasons)
  await first.move(shop.credit, 'anular', { OBSERVACION_ANULACION })
  expect((await pay(second, 'AB4471')).body.ESTADO).toBe(7)
})

test('of two orders approved with one transfer at once, one is', async () => {
  const shop = await open(accessories)
  const orders = [
    await place(shop, { FORMADEPAGO: '-1' }),
    await place(shop, { FORMADEPAGO: '-1' }),
  ]
  const paid = {
    CUENTA_TRANSFERENCIA: '1.1',
    NUMERO_REFERENCIA: 'A1',
    TOTAL_DOLARES_REFERENCIA: 463.45,
  }
  const done = await Promise.all(orders.map(order => order.move(shop.credit, 'aprobar', paid)))
  expect(done.map(({ status }) => status).sort()).toEqual([200, 422])
})
