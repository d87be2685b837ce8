import { expect, test } from 'vitest'
import { useShop } from './useShop'

const { open, place, begin } = useShop()

const item = (PRODUCTO_ID: string) => ({ PRODUCTO_ID, CANTIDAD: 1, PRECIOUNITARIOVENTA: 100 })

test('a sale is of the day of its invoice, however long before it was ordered', async () => {
  const shop = await open()
  const { boss, client } = shop
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const sold = async (ordered: number, invoiced: number, code: string) => {
    const { body } = await place(shop, { ITEMS: [item(code)] })
    const days = { FECHACREACION: ago(ordered), FECHAFACTURACION: ago(invoiced) }
    await begin(body.ID, { ...days, ESTADO: 1 })
    return Number(body.ID)
  }
  const waited = await sold(30, 2, '10.02.001')
  await sold(10, 9, '10.02.002')
  const { body } = await boss.get(`/hanadb/api/clients/${client}/last-sales`)
  expect(body.brands).toMatchObject([{ DIAS: 2, PEDIDO: waited, CODIGO: '10.02.001' }])
})

test('a customer’s last invoiced order of each brand is told, the longest ago first, of the orders one may read', async () => {
  const shop = await open()
  const { boss, seller, client } = shop
  await boss.post('/hanadb/api/brands', { CODIGO: '43', NOMBRE: 'Infinix' })
  await boss.post('/hanadb/api/products', {
    ...{ CODIGO: '10.43.001', NOMBRE: 'Hot 50', CATEGORIA: '108', MARCA: '43', COSTO: 80 },
  })
  await boss.post('/hanadb/api/stock', { CODIGO: '10.43.001', WhsCode: '019', CANTIDAD: 10 })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const placed = async (days: number, codes: readonly string[]) => {
    const { body } = await place(shop, { ITEMS: [...codes, '06.04.16'].map(item) })
    await begin(body.ID, { FECHACREACION: ago(days), ESTADO: 1 })
    return Number(body.ID)
  }
  const old = await placed(40, ['10.43.001', '10.02.001'])
  const late = await placed(3, ['10.02.002'])
  const annulled = await placed(1, ['10.43.001'])
  await begin(annulled, { ESTADO: 8 })
  const toApprove = await placed(2, ['10.43.001'])
  await begin(toApprove, { ESTADO: 6 })
  const path = `/hanadb/api/clients/${client}/last-sales`
  const { status, body } = await boss.get(path)
  expect([status, body.brands]).toMatchObject([
    200,
    [
      { NOMBRE: 'Infinix', DIAS: 40, PEDIDO: old, PRODUCTO: 'Hot 50', CODIGO: '10.43.001' },
      { NOMBRE: 'Norte', DIAS: 3, PEDIDO: late, CODIGO: '10.02.002' },
    ],
  ])
  expect((await seller.get(path)).body.brands).toEqual([])
  expect((await boss.get('/hanadb/api/clients/CL0/last-sales')).status).toBe(404)
  await shop.join('stranger', '31', { CARD_CODE: 'CL9999999999' })
  expect((await shop.people.stranger?.get(path))?.status).toBe(404)
})
