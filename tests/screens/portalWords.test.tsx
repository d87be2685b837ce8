import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Client } from '../server/client'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

// Code loaded on demand is loaded before the first test, which would wait for it.
await Promise.all([
  import('../../src/layout/header/AccountChoices'),
  import('../../src/layout/header/ViewAsDialog'),
  import('../../src/resources/flow/FlowBar'),
  import('../../src/resources/list/sentences/SentenceSuggestion'),
])

const { server, open, place, begin } = useShop()
afterEach(cleanup)

const list = '/dashboard/invoice/list'
const staff = 'Series por cargar'
const own = 'En preparación'

/** An order that waits for its serials, with its customer. */
async function anOrder() {
  const shop = await open()
  const { body } = await place(shop)
  await begin(body.ID, { ESTADO: 7 })
  await shop.join('buyer', '31', { CARD_CODE: shop.client, DISPLAYNAME: 'Rosa Vera' })
  return { shop, ID: body.ID, buyer: shop.people.buyer as Client }
}

test('a customer reads their own names of states, in tabs, rows and sentences; staff theirs', async () => {
  const user = userEvent.setup()
  const { ID, shop, buyer } = await anOrder()
  await renderApp(server, { path: list, as: buyer })
  const row = await screen.findByRole('row', { name: new RegExp(`INV-${ID}`) })
  expect(within(row).getByText(own)).toBeVisible()
  expect(screen.getByRole('tab', { name: new RegExp(own) })).toBeVisible()
  await user.click(await screen.findByRole('searchbox', { name: 'Buscar' }))
  await user.paste('pedidos en camino')
  expect(await screen.findByRole('button', { name: /Filtrar:/ })).toHaveTextContent('En camino')
  expect(document.body).not.toHaveTextContent(/Series por cargar|Por facturar|crédito\)/)
  cleanup()
  await renderApp(server, { path: list, as: shop.credit })
  expect(await screen.findByRole('tab', { name: new RegExp(staff) })).toBeVisible()
  expect(screen.queryByText(own)).toBeNull()
})

test('a record says what it waits for in their words too', async () => {
  const { ID, buyer } = await anOrder()
  await renderApp(server, { path: `/dashboard/invoice/${ID}`, as: buyer })
  expect((await screen.findAllByText(own))[0]).toBeVisible()
  await screen.findByText(/Terminar la preparación/)
  expect(screen.getByRole('main')).not.toHaveTextContent(/series|Enviar a facturar/i)
})

test('an administrator who looks at the app as a customer reads as they do, and as staff again after it', async () => {
  const user = userEvent.setup()
  const { shop } = await anOrder()
  await renderApp(server, { path: list, as: shop.boss })
  await screen.findByRole('tab', { name: new RegExp(staff) })
  await user.click(screen.getByRole('button', { name: /^Cuenta/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ver como…' }))
  await user.click(await screen.findByRole('button', { name: /^Rosa Vera/ }))
  expect(await screen.findByRole('tab', { name: new RegExp(own) })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Volver a mi cuenta' }))
  await waitFor(() => expect(screen.queryByText(own)).toBeNull())
  expect(await screen.findByRole('tab', { name: new RegExp(staff) })).toBeVisible()
})

test('files name states as the reader knows them, in their language', async () => {
  const { shop, buyer } = await anOrder()
  const fileOf = async (person: Client, language: string) => {
    const input = { format: 'csv', columns: ['ID', 'ESTADO'] }
    const headers = { 'accept-language': language }
    const { body } = await person.post('/hanadb/api/invoices/export', input, headers)
    return (await server.request(String(body.url))).text()
  }
  expect(await fileOf(buyer, 'es')).toContain(own)
  expect(await fileOf(buyer, 'en')).toContain('Being prepared')
  expect(await fileOf(shop.credit, 'es')).toContain(staff)
})
