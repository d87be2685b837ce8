import { expect, test } from 'vitest'
import { withLuhnDigit } from '../../../src/domain/devices/imei'
import { orderFlow } from '../../../src/schemas/flows/order'
import { orderState as states } from '../../../src/schemas/flows/orderStates'
import type { Client, Json } from '../client'
import { type following, useShop } from './useShop'

const { server, open, place, begin, noticesOf } = useShop()

const imei = (n: number) => withLuhnDigit(`3599001${String(n).padStart(7, '0')}`)
const phones = (CANTIDAD: number) => ({
  ...{ PRODUCTO_ID: '10.02.001', CANTIDAD, PRECIOUNITARIOVENTA: 100 },
})
const guide = { NUMEROGUIA: '123456789' }
const english = { 'accept-language': 'en' }
type Order = ReturnType<typeof following>

async function approved(more: object = {}) {
  const shop = await open()
  const order = await place(shop, { ITEMS: [phones(2)], ...more })
  await order.move(shop.credit, 'aprobar')
  return { shop, order, ...shop }
}
const load = (user: Client, { body }: Order, n: number) =>
  loadOf('10.02.001', { who: user, body, n })
const loadOf = (
  PRODUCTO_ID: string,
  { who: user, body, n }: { who: Client; body: Json; n: number },
) =>
  user.post('/hanadb/api/serials', {
    ...{ ORDEN_ID: body.ID, PRODUCTO_ID, INTERNAL_SERIAL: imei(n) },
  })
const against = async (user: Client, { path }: Order, move: string) => {
  const { body } = await user.get(path, english)
  return (body._can as unknown as { flow: Record<string, string[]> }).flow[move]
}
const missing = (has: number, needs: number) =>
  `Serials are missing: ${has} of ${needs} loaded. Load them, or ask an administrator to authorize invoicing without them`

test('phones are neither sent to billing nor invoiced before every unit has its serial', async () => {
  const { credit, warehouse, order } = await approved()
  await load(warehouse, order, 1)
  expect(await against(warehouse, order, 'enviarFacturar')).toEqual([missing(1, 2)])
  const sent = await order.move(warehouse, 'enviarFacturar', guide)
  expect([sent.status, sent.body.unmet]).toEqual([422, [missing(1, 2)]])
  await begin(order.body.ID, { ESTADO: states.billing, ...guide })
  expect(await against(credit, order, 'facturar')).toEqual([missing(1, 2)])
  expect((await order.move(credit, 'facturar')).status).toBe(422)
  // Missing serials can still be loaded while billing waits.
  expect((await load(warehouse, order, 2)).status).toBe(201)
  expect((await order.move(credit, 'facturar')).body.ESTADO).toBe(states.dispatch)
  expect((await load(warehouse, order, 3)).status).toBe(403)
})

test('of several orders at once the one without serials is named, and none moves', async () => {
  const { shop, warehouse, order } = await approved()
  const whole = await place(shop, { ITEMS: [phones(1)] })
  await whole.move(shop.credit, 'aprobar')
  await load(warehouse, whole, 5)
  const rows = [order, whole].map(({ body }) => ({ id: body.ID, _VERSION: 2 }))
  for (const dryRun of ['?dryRun=true', '']) {
    const { body } = await warehouse.post(
      `/hanadb/api/invoices/bulk/flow/enviarFacturar${dryRun}`,
      { rows, answers: guide },
      english,
    )
    const outcomes = (body.rows as unknown as Json[]).map(({ outcome }) => outcome)
    expect(outcomes[0]).not.toBe(outcomes[1])
    expect(JSON.stringify(body.rows)).toContain(missing(0, 2))
  }
  const now = async ({ path }: Order) => (await shop.credit.get(path)).body.ESTADO
  expect([await now(order), await now(whole)]).toEqual([states.serials, states.serials])
})

test('no clock and no answer of another system makes an invoice', () => {
  const own = Object.entries(orderFlow.transitions).filter(
    ([, transition]) => 'after' in transition || 'hears' in transition,
  )
  expect(own).toEqual([])
})

test('accessories, deliveries and nothing else go without serials', async () => {
  const shop = await open()
  const { boss, credit, warehouse } = shop
  const { body } = await boss.get('/hanadb/api/products/10.02.002')
  await boss.put(
    '/hanadb/api/products/10.02.002',
    { SIN_SERIE: true },
    { 'if-match': String(body._VERSION) },
  )
  const case5 = { PRODUCTO_ID: '10.02.002', CANTIDAD: 5, PRECIOUNITARIOVENTA: 10 }
  const delivery = { PRODUCTO_ID: '06.04.16', CANTIDAD: 1, PRECIOUNITARIOVENTA: 3 }
  const order = await place(shop, { ITEMS: [phones(1), case5, delivery] })
  await order.move(credit, 'aprobar')
  expect((await warehouse.get(order.path)).body).toMatchObject({
    ...{ UNIDADES: 6, SERIES_EXIGIDAS: 1, SERIES_COUNT: 0 },
  })
  // A serial of an accessory would count for the phone.
  expect((await loadOf('10.02.002', { who: warehouse, body: order.body, n: 1 })).status).toBe(422)
  await load(warehouse, order, 2)
  expect((await order.move(warehouse, 'enviarFacturar', guide)).body.ESTADO).toBe(states.billing)
})

test('a unit that came back by a credit note is no longer loaded, and another takes its place', async () => {
  const { credit, warehouse, order } = await approved({ ITEMS: [phones(1)] })
  const one = await load(warehouse, order, 1)
  await begin(order.body.ID, { ESTADO: states.done })
  await credit.put(
    `/hanadb/api/serials/${one.body.ID}`,
    { NOTA_CREDITO: true },
    { 'if-match': '1' },
  )
  await begin(order.body.ID, { ESTADO: states.serials })
  expect(await against(warehouse, order, 'enviarFacturar')).toEqual([missing(0, 1)])
  expect((await load(warehouse, order, 2)).status).toBe(201)
  expect((await order.move(warehouse, 'enviarFacturar', guide)).body.ESTADO).toBe(states.billing)
})

test('an administrator lets it go without what is missing, with a reason, and for nothing more', async () => {
  const { boss, credit, warehouse, order } = await approved()
  const reason = { MOTIVO_SIN_SERIES: 'Cajas selladas para la operadora' }
  const serial = await load(warehouse, order, 1)
  for (const user of [credit, warehouse])
    expect((await order.move(user, 'dispensarSeries', reason)).status).toBe(403)
  const bare = await order.move(boss, 'dispensarSeries')
  expect(Object.keys(bare.body.errors ?? {})).toEqual(['MOTIVO_SIN_SERIES'])
  expect((await order.move(boss, 'dispensarSeries', reason)).body).toMatchObject({
    ...{ SERIES_DISPENSADAS: 1, SERIES_EXIGIDAS: 1, SIN_SERIES_AUTORIZO: boss.ID, ...reason },
  })
  expect(await noticesOf(warehouse)).toEqual([
    'Invoicing without the missing serials was authorized',
  ])
  expect(await against(boss, order, 'dispensarSeries')).toEqual(['All serials are loaded'])
  // A removed serial is missing again.
  await warehouse.delete(`/hanadb/api/serials/${serial.body.ID}`, { 'if-match': '1' })
  expect((await order.move(warehouse, 'enviarFacturar', guide)).status).toBe(422)
  await load(warehouse, order, 2)
  await order.move(warehouse, 'enviarFacturar', guide)
  await order.move(credit, 'devolver')
  expect((await credit.get(order.path)).body).toMatchObject({
    ...{ SERIES_DISPENSADAS: null, SERIES_EXIGIDAS: 2, MOTIVO_SIN_SERIES: null },
  })
  const answer = await server.db.read.selectFrom('_HISTORY').select('ACTION').execute()
  expect(answer.map(({ ACTION }) => ACTION)).toContain('dispensarSeries')
})

test('of a serial taken off and an invoice made at once, one is', async () => {
  const { credit, warehouse, order } = await approved({ ITEMS: [phones(1)] })
  const one = await load(warehouse, order, 1)
  await order.move(warehouse, 'enviarFacturar', guide)
  await Promise.all([
    order.move(credit, 'facturar'),
    warehouse.delete(`/hanadb/api/serials/${one.body.ID}`, { 'if-match': '1' }),
  ])
  const { ESTADO, SERIES_COUNT } = (await credit.get(order.path)).body
  expect([
    [states.dispatch, 1],
    [states.billing, 0],
  ]).toContainEqual([ESTADO, SERIES_COUNT])
})
