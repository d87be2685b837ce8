import { expect, test } from 'vitest'
import type { Client } from '../client'
import { useShop } from './useShop'

const { server, open, place, begin } = useShop()

const take = async (user: Client, paper: string, headers = {}) => {
  const { status, body } = await user.post(paper, {}, headers)
  if (status !== 201) return { status, body, bytes: new Uint8Array(), type: null }
  const answer = await server.request(String(body.url))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, body, bytes, type: answer.headers.get('content-type') }
}
const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-'

const copies = async () =>
  (await server.db.read.selectFrom('_COPY').selectAll().orderBy('COPY').execute()).map(
    ({ PAPER, COPY, USER_ID }) => [PAPER, Number(COPY), Number(USER_ID)],
  )

test('an order is printed copy by copy, and the warehouse’s copy stamps it as printed', async () => {
  const shop = await open()
  const order = await place(shop)
  const { credit, seller, warehouse } = shop
  await begin(order.body.ID, { ESTADO: 7, VENDEDOR: seller.ID })
  const first = await take(credit, `${order.path}/papers/pedido`, {
    'idempotency-key': 'copy-one-of-it',
  })
  expect([first.status, first.type, isPdf(first.bytes)]).toEqual([200, 'application/pdf', true])
  await take(credit, `${order.path}/papers/pedido`, { 'idempotency-key': 'copy-one-of-it' })
  expect((await credit.get(order.path)).body.FECHA_IMPRESION).toBeNull()
  const packed = await take(warehouse, `${order.path}/papers/pedido`)
  expect([packed.status, packed.body.copy]).toEqual([200, 2])
  expect((await credit.get(order.path)).body.FECHA_IMPRESION).not.toBeNull()
  expect(await copies()).toEqual([
    ['pedido', 1, credit.ID],
    ['pedido', 2, warehouse.ID],
  ])
})

test('an invoice is there once it has its number, for who reads its prices', async () => {
  const shop = await open()
  const order = await place(shop)
  const { credit, warehouse, boss } = shop
  expect((await take(credit, `${order.path}/papers/factura`)).status).toBe(409)
  await begin(order.body.ID, { ESTADO: 1, NUMEROFACTURALIDENAR: '001-001-000000007' })
  expect((await credit.get(order.path)).body._can).toMatchObject({ papers: ['pedido', 'factura'] })
  const { body } = await warehouse.get('/hanadb/api/invoices')
  expect(body.data).toMatchObject([{ _can: { papers: ['pedido'] } }])
  expect((await take(credit, `${order.path}/papers/factura`)).status).toBe(200)
  const refused = await take(warehouse, `${order.path}/papers/factura`)
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/Credit/)])
  const stranger = await server.as('7', { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001'] })
  expect((await take(stranger, `${order.path}/papers/pedido`)).status).toBe(404)
  const seen = await take(boss, `${order.path}/papers/pedido`, {
    'x-view-as': `user:${warehouse.ID}`,
  })
  expect([seen.status, seen.body.copy]).toEqual([200, null])
  expect(await copies()).toEqual([['factura', 1, credit.ID]])
})

test('a customer is told of their order as far as its sender may read it', async () => {
  const shop = await open()
  const order = await place(shop)
  const { credit, seller, warehouse } = shop
  const { body } = await credit.get(`${order.path}/message`)
  expect(body.phone).toBe('593991234567')
  expect(String(body.text).split('\n')).toEqual([
    `Hola Tienda Sol, le saludamos por su pedido INV-${order.body.ID}.`,
    '• 4 × Producto 10.02.001',
    '• 1 × Producto 06.04.16',
    'Subtotal: $403,00',
    'Total con IVA: $463,45',
    'Estado: Por aprobar (crédito)',
    expect.stringMatching(/^Le atiende .+\. ¡Gracias por su compra!$/),
  ])
  const guided = async (NUMEROGUIA: string) => {
    await begin(order.body.ID, { NUMEROGUIA })
    return String((await credit.get(`${order.path}/message`)).body.text)
  }
  expect(await guided('234567890')).toContain('Guía de Servientrega: 234567890')
  expect(await guided('000000000')).not.toContain('Servientrega')
  // The seller tells the customer the total and therefore reads it.
  await begin(order.body.ID, { VENDEDOR: seller.ID })
  const answer = await seller.get(`${order.path}/message`)
  expect(answer.body.text).toContain('Total con IVA: $463,45')
  expect((await seller.get(order.path)).body).toMatchObject({ IVA: 60.45, TOTAL: 463.45 })
  const packed = await warehouse.get(`${order.path}/message`)
  expect(packed.body.text).not.toContain('$')
})

test('a product is told at the price its sender chooses among those they read, without one by who reads none', async () => {
  const { boss, seller, warehouse } = await open()
  await server.insert(
    'price-lists',
    { PriceList: 5, ListName: 'Mayorista' },
    { PriceList: 6, ListName: 'PVP' },
  )
  for (const [PriceList, Price] of [
    [5, 100],
    [6, 130],
  ])
    await boss.post('/hanadb/api/prices', { CODIGO: '10.02.001', PriceList, Price })
  const path = '/hanadb/api/products/10.02.001/message'
  const { choices } = (await seller.get(path)).body as unknown as {
    choices: { label: string; text: string }[]
  }
  expect(choices.map(({ label }) => label)).toEqual(['Mayorista: $115,00', 'PVP: $149,50'])
  expect(choices[1]?.text).toContain('Precio: $149,50 con IVA')
  const packed = (await warehouse.get(path)).body
  expect([packed.choices, String(packed.text)]).toEqual([
    undefined,
    expect.not.stringContaining('Precio'),
  ])
})
