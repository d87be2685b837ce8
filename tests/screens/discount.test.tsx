import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { newCheckout } from '../../src/domain/checkout/state'
import type { Client } from '../server/client'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open } = useShop()
afterEach(cleanup)

const line = { NOMBRE: 'Producto', PriceList: 5, comment: '' }
/** Goods for two thousand dollars, after lines were removed. */
const cart = [{ ...line, CODIGO: '10.02.001', quantity: 2, price: 1000, subtotal: 2000 }]
async function renderCart(as: Client, checkout: object) {
  localStorage.setItem('mostrador-cart-owner', `${as.ID}|0190000000001`)
  localStorage.setItem('redux-product', JSON.stringify({ checkout }))
  await renderApp(server, { path: '/dashboard/e-commerce/checkout', as })
}
const message = /El descuento supera el subtotal del carrito/

test('a discount above what is left in the cart is told at its field and holds the order', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const billing = { ID: shop.client, Cliente: 'Tienda Sol' }
  const checkout = { ...newCheckout, cart, billing, discount: 2100, warehouse: '019', method: 4 }
  await renderCart(shop.credit, checkout)
  const field = await screen.findByRole('textbox', { name: 'Descuento' })
  expect(field).toHaveAccessibleDescription(message)
  expect(screen.queryByRole('link', { name: 'Compartir cotización' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  // a new step cannot be passed at once
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar pedido' })).toBeDisabled())
  expect(screen.getAllByText(message).length).toBeGreaterThan(0)
})

test('a discount is read as the product prints money', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const checkout = { ...newCheckout, cart, discount: 0 }
  await renderCart(shop.credit, checkout)
  const field = await screen.findByRole('textbox', { name: 'Descuento' })
  await user.type(field, '$1.000,50{Enter}')
  expect(field).toHaveValue('1000.5')
})
