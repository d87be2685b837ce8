import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { following, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place } = useShop()
afterEach(cleanup)

test('who approves an order sees its customer’s credit under it; the warehouse sees none', async () => {
  const shop = await open()
  const order = await place(shop)
  const client = following(`/hanadb/api/clients/${shop.client}`, {})
  const granted = { CreditLine: 5000, U_LS_ASEGURADORA: 'Seguros Andinos' }
  expect((await client.change(shop.credit, granted)).status).toBe(200)
  const path = `/dashboard/invoice/${order.body.ID}`
  await renderApp(server, { path, as: shop.credit })
  const title = await screen.findByRole('heading', { name: 'Crédito · Tienda Sol' })
  const card = title.closest('details') as HTMLDetailsElement
  expect(card).toHaveAttribute('open')
  expect(within(card).getByText('Seguros Andinos')).toBeVisible()
  expect(within(card).getAllByText('$5.000,00').length).toBeGreaterThan(0)
  cleanup()
  await renderApp(server, { path, as: shop.warehouse })
  await screen.findByRole('heading', { level: 1, name: `INV-${order.body.ID}` })
  await screen.findByText('Tienda Sol')
  expect(screen.queryByRole('heading', { name: /^Crédito/ })).toBeNull()
})

test.each([
  [5000, 'Cupo sin los pedidos abiertos $5.000,00 / $5.000,00Cupo disponible $4.536,55'],
  [
    100,
    'Cupo sin los pedidos abiertos $100,00 / $100,00Sobrecupo con los pedidos abiertos $363,45',
  ],
])(
  'of a limit of %s the line under an order names the credit as the checkout does',
  async (limit, words) => {
    const shop = await open()
    const order = await place(shop)
    const client = following(`/hanadb/api/clients/${shop.client}`, {})
    await client.change(shop.credit, { CreditLine: limit })
    await renderApp(server, { path: `/dashboard/invoice/${order.body.ID}`, as: shop.credit })
    await screen.findByRole('heading', { name: 'Crédito · Tienda Sol' })
    expect(document.querySelector('.cl-bar-words')).toHaveTextContent(words)
  },
)

test.each([
  ['an order for cash', '-1', 5000],
  ['an order of who has no limit', '4', 0],
])('under %s there is no line', async (_, FORMADEPAGO, CreditLine) => {
  const shop = await open()
  const order = await place(shop, { FORMADEPAGO })
  const client = following(`/hanadb/api/clients/${shop.client}`, {})
  expect((await client.change(shop.credit, { CreditLine })).status).toBe(200)
  await renderApp(server, { path: `/dashboard/invoice/${order.body.ID}`, as: shop.credit })
  await screen.findByRole('heading', { name: 'Crédito · Tienda Sol' })
  expect(document.querySelector('.cl-bar-words')).toBeNull()
})

test('an approval asks for the reason of an exception only beyond the term or limit of the customer', async () => {
  const shop = await open()
  const client = following(`/hanadb/api/clients/${shop.client}`, {})
  const approve = 'Aprobar y enviar a cargar series'
  const asked = async (CreditLine: number) => {
    const order = await place(shop)
    await client.change(shop.credit, { CreditLine, GroupNum: 18 })
    const path = `/dashboard/invoice/${order.body.ID}`
    await renderApp(server, { path, as: shop.credit })
    await userEvent.click(await screen.findByRole('button', { name: approve }))
    const dialog = within(await screen.findByRole('dialog', { name: approve }))
    return { dialog, reason: await dialog.findByRole('textbox', { name: /^Motivo para aprobar/ }) }
  }
  const over = await asked(100)
  expect(over.reason).toBeRequired()
  cleanup()
  const { dialog, reason } = await asked(5000)
  expect(reason).not.toBeRequired()
  await userEvent.click(dialog.getByRole('button', { name: approve }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
