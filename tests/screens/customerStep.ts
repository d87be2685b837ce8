import { act } from '@testing-library/react'
import { expect } from 'vitest'
import { newCheckout } from '../../src/domain/checkout/state'
import { transition } from '../../src/domain/checkout/transitions'
import { createSales } from '../../src/features/checkout/state/sales'
import { following, type Shop } from '../server/stories/useShop'
import type { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

export const CHECKOUT_PATH = '/dashboard/e-commerce/checkout'

type TestServer = ReturnType<typeof useServer>

/** The second step of a cart with one phone and a chosen customer. */
export const customerStep = (server: TestServer) => async (shop: Shop) => {
  await server.db.write.updateTable('BODEGA').set({ CHECKOUT: 1 }).execute()
  await server.insert('price-lists', { PriceList: 5, ListName: 'Mayorista' })
  await shop.boss.post('/hanadb/api/prices', { CODIGO: '10.02.001', PriceList: 5, Price: 100 })
  const customer = following(`/hanadb/api/clients/${shop.client}`, {})
  expect((await customer.change(shop.boss, { Lista: 5, CreditLine: 1000 })).status).toBe(200)
  const product = { CODIGO: '10.02.001', price: 100, PriceList: 5 }
  const billing = { ID: shop.client, Cliente: 'Tienda Sol' }
  const checkout = {
    ...transition(newCheckout, { type: 'add', product }),
    ...{ billing, warehouse: '019', method: 4, activeStep: 1 },
  }
  const backend = await renderApp(server, { path: CHECKOUT_PATH, as: shop.seller })
  const sales = createSales(backend)
  await expect.poll(sales.cart.isReady).toBe(true)
  await act(async () => sales.cart.restore(checkout))
  return { backend, checkout, sales }
}
