import { expect, test } from 'vitest'
import { ConfigError } from '../../../server/base/config'
import { readDistributorConfig } from '../../../server/business/config'
import { authorized, sapVariables, useSap } from './useSap'
import { ACME, type Shop } from './useShop'

const { server, far, handlers, call, lastCall, approved, billed, invoiced } = useSap()
const numberOf = async ({ credit }: Shop, path: string) => (await credit.get(path)).body.DOCNUM

test('an approved order becomes a sales order in SAP, with net prices in dollars, and takes its number', async () => {
  const { shop, order } = await approved()
  expect(await call()).toBe(1)
  expect(far().documents.Orders).toMatchObject([
    {
      CardCode: 'CL0102030405',
      NumAtCard: `INV-${order.body.ID}`,
      DocDueDate: '2026-03-02',
      TotalDiscount: 0,
      DocumentLines: [
        {
          ...{ ItemCode: '10.02.001', Quantity: 4, UnitPrice: 100 },
          ...{ DiscountPercent: 0, WarehouseCode: '019' },
        },
        { ItemCode: '06.04.16', Quantity: 1, UnitPrice: 3 },
      ],
    },
  ])
  expect(await numberOf(shop, order.path)).toBe('26000001')
})

test.each(['down', 'html'] as const)(
  'a sales order whose call fails (%s) is created once, and the reason is kept meanwhile',
  async failure => {
    const { shop, order } = await approved()
    far().next(failure)
    await call()
    expect(await lastCall()).toMatchObject({
      state: 'waiting',
      answer: expect.stringContaining('error'),
    })
    await call()
    expect(far().documents.Orders).toHaveLength(1)
    expect(await numberOf(shop, order.path)).toBe('26000001')
  },
)

test('an order that SAP created although its answer was lost is found by its reference', async () => {
  const { shop, order } = await approved()
  far().next('lost', 'POST')
  await call()
  expect(await lastCall()).toMatchObject({ state: 'waiting' })
  expect(far().documents.Orders).toHaveLength(1)
  await call()
  expect(far().documents.Orders).toHaveLength(1)
  expect(await numberOf(shop, order.path)).toBe('26000001')
})

test('SAP’s own reason is kept with a call that it refuses, never the password', async () => {
  await approved()
  await call({ password: 'wrong' })
  const { answer } = await lastCall()
  expect(answer).toContain('SAP answers 401: Fail to get DB Credentials')
  expect(answer).not.toContain('wrong')
})

test('an order of a company without a database in SAP waits with that reason', async () => {
  await approved()
  await call({ databases: {} })
  expect((await lastCall()).answer).toContain(
    `SAP_COMPANIES names no database for the company ${ACME}`,
  )
  expect(far().requests).toEqual([])
})

test('an invoice is based on the sales order, and is asked again until it has number and key', async () => {
  const { shop, order } = await billed()
  await call()
  expect(far().documents.Invoices).toMatchObject([
    {
      DocumentLines: [
        { BaseType: 17, BaseEntry: 1, BaseLine: 0, ItemCode: '10.02.001', Quantity: 4 },
        { BaseType: 17, BaseEntry: 1, BaseLine: 1, ItemCode: '06.04.16', Quantity: 1 },
      ],
    },
  ])
  expect(await lastCall()).toMatchObject({ state: 'waiting' })
  Object.assign(far().documents.Invoices[0] ?? {}, authorized)
  await call()
  expect(far().documents.Invoices).toHaveLength(1)
  expect((await shop.credit.get(order.path)).body).toMatchObject({
    NUMEROFACTURALIDENAR: '001-002-000000123',
    CLAVE_ACCESO: authorized.U_CLAVE,
  })
})

test('units with a serial are invoiced with it, each on one line of its product', async () => {
  const line = { PRODUCTO_ID: '10.02.001', CANTIDAD: 1, PRECIOUNITARIOVENTA: 100 }
  const other = { PRODUCTO_ID: '06.04.16', CANTIDAD: 1, PRECIOUNITARIOVENTA: 3 }
  const { shop, order } = await billed({ ITEMS: [line, { ...line, CANTIDAD: 2 }, other] })
  const serials = ['352099001761481', '490154203237518', '356938035643809']
  for (const [at, INTERNAL_SERIAL] of serials.entries())
    await server.insert('serials', {
      ...{ ID: at + 1, EMPRESA: ACME, ORDEN_ID: order.body.ID, PRODUCTO_ID: '10.02.001' },
      ...{ INTERNAL_SERIAL, NOTA_CREDITO: false },
    })
  await call()
  const [first, second, third] = serials.map(serial => ({ InternalSerialNumber: serial }))
  expect(far().documents.Invoices[0]).toMatchObject({
    CardCode: shop.client,
    DocumentLines: [
      { SerialNumbers: [first] },
      { SerialNumbers: [second, third] },
      expect.not.objectContaining({ SerialNumbers: expect.anything() }),
    ],
  })
})

test('a session that ended is opened again within the same call', async () => {
  const { order, shop } = await approved()
  const made = handlers()
  await server.runOutbox(made)
  far().endSessions()
  await order.move(shop.credit, 'anular', { OBSERVACION_ANULACION: 'CLIENTE_CANCELA' })
  await server.runOutbox(made)
  expect(far().documents.Orders).toMatchObject([{ CancelStatus: 'csYes' }])
  expect(far().requests.filter(request => request === 'POST Login')).toHaveLength(2)
})

test('an invoiced order that returns to credit is cancelled in SAP, and its next approval creates another', async () => {
  const { shop, order } = await invoiced()
  expect((await order.move(shop.credit, 'devolver')).body).toMatchObject({
    ESTADO: 6,
    DOCNUM: null,
  })
  await call()
  expect(far().documents.Invoices).toMatchObject([{ CancelStatus: 'csYes' }])
  expect(far().documents.Orders).toMatchObject([{ CancelStatus: 'csYes' }])
  await order.move(shop.credit, 'aprobar')
  await call()
  expect(far().documents.Orders).toHaveLength(2)
  expect(await numberOf(shop, order.path)).toBe('26000002')
})

test('SAP is set up completely or not at all', () => {
  const whole = sapVariables('https://sap.example:50000')
  expect(readDistributorConfig({}).business.sap).toBeUndefined()
  expect(readDistributorConfig(whole).business.sap).toMatchObject({
    databases: { [ACME]: 'HTECUADOR' },
    invoiceNumber: 'U_NUMERO',
  })
  expect(() => readDistributorConfig({ ...whole, SAP_PASSWORD: '' })).toThrow(ConfigError)
  expect(() => readDistributorConfig({ ...whole, SAP_COMPANIES: 'uno' })).toThrow(/SAP_COMPANIES/)
})
