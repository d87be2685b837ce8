import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { following, type Shop, useShop } from './useShop'

const { server, open, place, noticesOf } = useShop()

type Order = ReturnType<typeof following>
const phones = (CANTIDAD: number) => ({
  ITEMS: [{ PRODUCTO_ID: '10.02.001', CANTIDAD, PRECIOUNITARIOVENTA: 100 }],
})
const english = { 'accept-language': 'en' }
const reason = { MOTIVO_EXCEPCION: 'Garantía de su matriz' }

/** A shop whose customer has this term and limit, and a second person of credit. */
async function shopWith(terms: object) {
  const shop = await open()
  await shop.join('second', '9')
  const customer = following(`/hanadb/api/clients/${shop.client}`, {} as Json)
  await customer.change(shop.boss, terms)
  return { ...shop, customer, second: shop.people.second as Client }
}
const doubts = async ({ credit }: Shop, { path }: Order) => {
  const { body } = await credit.get(path, english)
  return (body._can as unknown as { doubts?: Record<string, string[]> }).doubts?.aprobar ?? []
}
const approved = async (user: Client, order: Order, answers: object = {}) => {
  const { status, body } = await order.move(user, 'aprobar', answers)
  return [status, body.ESTADO ?? Object.keys(body.errors ?? {})]
}

test('an order that names no term takes its customer’s own; nobody’s is cash', async () => {
  const shop = await shopWith({ GroupNum: 25 })
  const termOf = async (FORMADEPAGO?: string | null) =>
    (await place(shop, { ...phones(1), FORMADEPAGO })).body.FORMADEPAGO
  expect([await termOf(), await termOf(null), await termOf('2')]).toEqual(['25', '25', '2'])
  await shop.customer.change(shop.boss, { GroupNum: null })
  expect(await termOf()).toBe('-1')
  const order = await place(shop, phones(1))
  expect((await order.change(shop.credit, { FORMADEPAGO: null })).status).toBe(422)
})

test.each([
  [-1, '2', true],
  [19, '-1', false],
  [2, '20', true],
  [9, '6', true],
  [6, '9', false],
  [25, '7', false],
  [10, '25', true],
  [22, '30', true],
  [18, '22', true],
  [null, '30', true],
  [null, '19', false],
])('the term %s of a customer against %s of an order', async (GroupNum, FORMADEPAGO, isLonger) => {
  const shop = await shopWith({ GroupNum })
  const order = await place(shop, { ...phones(1), FORMADEPAGO })
  const answer = await doubts(shop, order)
  expect(answer.filter(text => text.includes('term exceeds'))).toHaveLength(isLonger ? 1 : 0)
  if (FORMADEPAGO === '-1') return
  expect(await approved(shop.credit, order)).toEqual(
    isLonger ? [422, ['MOTIVO_EXCEPCION']] : [200, 7],
  )
  if (!isLonger) return
  expect(await approved(shop.credit, order, reason)).toEqual([200, 7])
  expect((await shop.credit.get(order.path)).body).toMatchObject(reason)
})

test('the sales agent is told of a longer term before they approve, and may approve it to credit', async () => {
  const shop = await shopWith({ GroupNum: -1 })
  const order = await place(shop, phones(1))
  await server.db.write
    .updateTable('PEDIDO')
    .set({ ESTADO: 15, VENDEDOR: shop.seller.ID })
    .execute()
  const { body } = await shop.seller.get(order.path, english)
  expect((body._can as unknown as Json).doubts).toEqual({
    aprobarVendedor: [expect.stringMatching(/exceeds the customer's/)],
  })
  expect((await order.move(shop.seller, 'aprobarVendedor')).body.ESTADO).toBe(6)
})

test('over the limit wants a reason, and above the company’s margin a second person', async () => {
  const shop = await shopWith({ GroupNum: 4, CreditLine: 100 })
  // 115 is 15 % over, 230 is 130 %.
  const near = await place(shop, phones(1))
  expect(await doubts(shop, near)).toEqual([expect.stringMatching(/exceed the available credit/)])
  for (const bare of [{}, { MOTIVO_EXCEPCION: '  ' }])
    expect(await approved(shop.credit, near, bare)).toEqual([422, ['MOTIVO_EXCEPCION']])
  expect(await approved(shop.credit, near, reason)).toEqual([200, 7])
  const far = await place(shop, phones(1))
  expect(await doubts(shop, far)).toContainEqual(expect.stringMatching(/two people must approve/))
  expect(await approved(shop.credit, far, reason)).toEqual([200, 6])
  expect(await approved(shop.credit, far, reason)).toEqual([200, 6])
  expect(await noticesOf(shop.second)).toHaveLength(1)
  expect(await approved(shop.second, far)).toEqual([422, ['MOTIVO_EXCEPCION']])
  expect(await approved(shop.second, far, reason)).toEqual([200, 7])
})

test('a cash customer without a limit gets credit from two people only, held or not', async () => {
  const shop = await shopWith({ GroupNum: -1, CreditLine: 0 })
  const order = await place(shop, phones(1))
  const hold = async (user: Client) => (await order.move(user, 'retener', reason)).body.ESTADO
  expect([await hold(shop.credit), await hold(shop.second)]).toEqual([6, 5])
  expect((await order.move(shop.credit, 'liberar')).body.ESTADO).toBe(7)
})

test('a changed order, or another amount, asks everybody again', async () => {
  const shop = await shopWith({ CreditLine: 10 })
  const order = await place(shop, phones(1))
  expect(await approved(shop.credit, order, reason)).toEqual([200, 6])
  expect((await order.change(shop.credit, phones(2))).status).toBe(200)
  expect(await approved(shop.second, order, reason)).toEqual([200, 6])
  expect(await approved(shop.credit, order, reason)).toEqual([200, 7])
  await order.move(shop.credit, 'anular', { OBSERVACION_ANULACION: 'EXCEDE_CUPO' })
  await order.move(shop.credit, 'devolver')
  expect((await shop.credit.get(order.path)).body.MOTIVO_EXCEPCION).toBeNull()
  expect(await approved(shop.credit, order, reason)).toEqual([200, 6])
})

test('of two who say yes at once both count, and one of them approves it', async () => {
  const shop = await shopWith({ CreditLine: 10 })
  const order = await place(shop, phones(1))
  const both = await Promise.all([
    order.move(shop.credit, 'aprobar', reason),
    order.move(shop.second, 'aprobar', reason),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ body }) => body.ESTADO).sort()).toEqual([6, 7])
})

test('the margin is the company’s: for all its customers, and for those to come', async () => {
  const shop = await shopWith({ CreditLine: 100 })
  const company = following('/hanadb/api/companies/0190000000001', {} as Json)
  const there = await shop.boss.get(company.path)
  if (there.status === 404)
    await server.insert('companies', { EMPRESA: '0190000000001', NOMBRE: 'Acme', COMPANY: 'HT' })
  const changed = await company.change(shop.boss, { MARGEN_CUPO: 150 })
  expect(changed.status).toBe(422)
  await company.change(shop.boss, { MARGEN_CUPO: 10 })
  const order = await place(shop, phones(1))
  expect(await approved(shop.credit, order, reason)).toEqual([200, 6])
  await company.change(shop.boss, { MARGEN_CUPO: 15 })
  expect(await approved(shop.credit, order, reason)).toEqual([200, 7])
  const created = await shop.boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Tienda Luna', RUC: '0102030413', Tipo: 106, Celular: '0991234568' },
    CreditLine: 100,
  })
  expect(created.body).toMatchObject({ MARGEN_CUPO: 15, TOPE_CUPO: 115 })
})
