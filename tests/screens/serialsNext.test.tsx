import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderState } from '../../src/schemas/flows/orderStates'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { open, server, place, begin } = useShop()
afterEach(cleanup)

test('once the last serial of an order is loaded, the same page leads to its next step', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const item = { PRODUCTO_ID: '10.02.001', CANTIDAD: 1, PRECIOUNITARIOVENTA: 100 }
  const { body } = await place(shop, { ITEMS: [item] })
  await begin(body.ID, { ESTADO: orderState.serials, NUMEROGUIA: '123456789' })
  await renderApp(server, { path: `/dashboard/invoice/series/${body.ID}`, as: shop.warehouse })
  const field = await screen.findByLabelText('IMEI o serie')
  expect(screen.queryByRole('button', { name: 'Enviar a facturar' })).toBeNull()
  await user.type(field, '352099001761481{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Enviar a facturar' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Enviar a facturar' }))
  expect(await screen.findByText(/Crear factura en SAP/)).toBeVisible()
  expect((await shop.warehouse.get(`/hanadb/api/invoices/${body.ID}`)).body.ESTADO).toBe(
    orderState.billing,
  )
})
