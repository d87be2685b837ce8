import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { useShop } from './useShop'

const { server, open, place, begin } = useShop()

test('shipments waiting for the courier are counted by warehouse: dollars for roles that read them, units for all', async () => {
  const shop = await open()
  const { boss, warehouse, credit } = shop
  const EMPRESA = '0190000000001'
  await server.insert('warehouses', { EMPRESA, WhsCode: '002', WhsName: 'Sur' })
  for (const CODIGO of ['10.02.001', '06.04.16'])
    await boss.post('/hanadb/api/stock', { CODIGO, WhsCode: '002', CANTIDAD: 10 })
  const line = { PRODUCTO_ID: '10.02.001', PRECIOUNITARIOVENTA: 100 }
  const waiting = async (BODEGA: string, CANTIDAD: number, values: object) => {
    const { body } = await place(shop, { BODEGA, ITEMS: [{ ...line, CANTIDAD }] })
    await begin(body.ID, values)
  }
  await waiting('019', 2, { ESTADO: 0, NUMEROGUIA: '123456789' })
  await waiting('019', 1, { ESTADO: 3, NUMEROGUIA: '123456780' })
  await waiting('002', 4, { ESTADO: 3, NUMEROGUIA: '123456781' })
  await waiting('019', 1, { ESTADO: 3, NUMEROGUIA: '000000000' })
  await waiting('002', 1, { ESTADO: 7 })
  await waiting('002', 1, { ESTADO: 1, NUMEROGUIA: '123456782' })
  const rings = async (user: Client) => {
    const { body } = await user.get('/hanadb/api/bi/despacho')
    return body.figures as unknown as (Omit<Json, 'parts'> & { parts: Json[] })[]
  }
  const sums = (dollars: number) => [
    { label: 'Sur', amount: 4 * dollars },
    { label: 'Centro', amount: 3 * dollars },
  ]
  expect(await rings(boss)).toMatchObject([
    { id: 'waitingAmount', unit: 'money', total: 700, parts: sums(100) },
    { id: 'waitingUnits', unit: 'count', total: 7, parts: sums(1) },
  ])
  expect(await rings(warehouse)).toMatchObject([
    { id: 'waitingUnits', unit: 'count', total: 3, parts: [{ label: 'Centro', amount: 3 }] },
  ])
  expect((await credit.get('/hanadb/api/bi/despacho')).status).toBe(403)
  const part = (await rings(boss))[0]?.parts[0]
  const { behind } = part as unknown as { behind: { filter: object } }
  const filter = encodeURIComponent(JSON.stringify(behind.filter))
  const rows = (await boss.get(`/hanadb/api/invoices?filter=${filter}`)).body.data
  expect(rows).toMatchObject([{ BODEGA: '002', UNIDADES: 4 }])
})
