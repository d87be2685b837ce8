import { expect, test } from 'vitest'
import { sapCalls } from '../../../server/adapters/sap/sapCalls'
import { simulatedSap } from '../../../server/adapters/sap/simulatedSap'
import { simulatedCourier } from '../../../server/adapters/waybill/simulatedCourier'
import { waybillCalls } from '../../../server/adapters/waybill/waybillCalls'
import type { Client } from '../client'
import { accessories, useShop } from './useShop'

const { server, open, place } = useShop()

const far = { ...sapCalls(simulatedSap(() => new Date())), ...waybillCalls(simulatedCourier()) }
const answered = async () => {
  while ((await server.runOutbox(far)) > 0);
}

/** An approved order that SAP has not numbered yet, and a person who has it open. */
async function approved() {
  const shop = await open(accessories)
  const order = await place(shop)
  await order.move(shop.credit, 'aprobar')
  const { _VERSION } = (await shop.warehouse.get(order.path)).body
  const press = (user: Client, name: string, answers: object = {}) =>
    user.post(`${order.path}/flow/${name}`, answers, { 'if-match': `"${_VERSION}"` })
  return { ...shop, order, press, seen: Number(_VERSION) }
}
const byCourier = { NUMEROGUIA: '123456789' }

test('a step is made although another system answered since the page was read', async () => {
  const { order, press, warehouse, seen } = await approved()
  await answered()
  const sent = await press(warehouse, 'enviarFacturar', byCourier)
  expect([sent.status, sent.body.ESTADO, sent.body._VERSION]).toEqual([200, 0, seen + 2])
  const { body } = await warehouse.get(order.path)
  expect(body).toMatchObject({ ESTADO: 0, ...byCourier, DOCNUM: expect.any(String) })
})

test('it is not where a person wrote too, before the answer or after it', async () => {
  const { order, press, warehouse } = await approved()
  await answered()
  await order.move(warehouse, 'imprimir')
  expect((await press(warehouse, 'enviarFacturar', byCourier)).status).toBe(412)
  expect((await order.move(warehouse, 'enviarFacturar', byCourier)).status).toBe(200)
})

test('nor where the answer filled what the step asks for', async () => {
  const { order, press, warehouse } = await approved()
  await press(warehouse, 'generarGuia', { BULTOS: 1 })
  const { _VERSION } = (await warehouse.get(order.path)).body
  await answered()
  const headers = { 'if-match': `"${_VERSION}"` }
  const sent = await warehouse.post(`${order.path}/flow/enviarFacturar`, byCourier, headers)
  expect(sent.status).toBe(412)
  expect(sent.body).toMatchObject({ current: { ESTADO: 7, NUMEROGUIA: expect.any(String) } })
})

test('nor where nobody knows what came between, nor for a save', async () => {
  const { order, press, warehouse, boss, seen } = await approved()
  await answered()
  const later = { 'if-match': `"${seen + 9}"` }
  const ahead = await warehouse.post(`${order.path}/flow/enviarFacturar`, byCourier, later)
  expect(ahead.status).toBe(412)
  expect((await boss.put(order.path, {}, { 'if-match': `"${seen}"` })).status).toBe(412)
  await server.db.write.deleteFrom('_HISTORY').where('ACTION', '=', 'sap.ordenVenta').execute()
  expect((await press(warehouse, 'enviarFacturar', byCourier)).status).toBe(412)
})
