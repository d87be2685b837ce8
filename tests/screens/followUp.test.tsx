import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { following, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open } = useShop()
afterEach(cleanup)

test('from a customer to call one goes to their orders, payments and contacts at once', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const client = following(`/hanadb/api/clients/${shop.client}`, {})
  expect((await client.change(shop.credit, { Tipo: 106 })).status).toBe(200)
  await renderApp(server, { path: '/dashboard/gestion/mayorista', as: shop.credit })
  await user.click(await screen.findByRole('button', { name: /^Nunca/ }))
  const ways = await screen.findByRole('navigation', { name: 'Tienda Sol' })
  const filters = within(ways)
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, search }) => [textContent, new URLSearchParams(search).get('filter')])
  expect(filters).toEqual([
    ['Pedidos', JSON.stringify({ CLIENTEID: shop.client })],
    ['Pagos', JSON.stringify({ CARD_CODE: shop.client })],
    ['Gestiones', JSON.stringify({ CLIENTE_ID: shop.client })],
    ['Ver ficha y editar', null],
  ])
})
