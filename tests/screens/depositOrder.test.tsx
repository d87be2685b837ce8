import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { accessories, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place } = useShop()
afterEach(cleanup)

test('orders are offered from the newest and found by INV, and the chosen one shows customer and amount at once', async () => {
  const user = userEvent.setup()
  const shop = await open(accessories)
  const other = await shop.boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Tienda Luna', RUC: '1710034065', Tipo: 106, Celular: '0991234568' },
    ...{ SlpCode: shop.people.seller?.ID, COMPANY: 'HT', GroupNum: 4, CreditLine: 5_000 },
  })
  const { ID: first } = (await place(shop)).body
  const { ID: last } = (await place(shop, { CLIENTEID: other.body.ID })).body
  await renderApp(server, { path: '/dashboard/deposits/create', as: shop.credit })
  const order = await screen.findByRole('combobox', { name: /^Pedido/ })
  const offered = async () =>
    (await screen.findAllByRole('option', { name: /^INV/ })).map(({ textContent }) => textContent)
  await user.click(order)
  await expect.poll(offered).toEqual([`INV-${last}`, `INV-${first}`])
  await user.keyboard('inv')
  await expect.poll(offered).toEqual([`INV-${last}`, `INV-${first}`])
  await user.keyboard(`-${last}`)
  await expect.poll(offered).toEqual([`INV-${last}`])
  await user.click(await screen.findByRole('option', { name: `INV-${last}` }))
  const shown = (role: string, name: RegExp) =>
    (screen.getByRole(role, { name }) as HTMLInputElement).value
  await expect.poll(() => shown('combobox', /^Cliente/)).toBe('Tienda Luna')
  await expect.poll(() => shown('textbox', /^Valor/)).toMatch(/463/)

  // What was only taken restricts no further choice, and follows it.
  await user.click(order)
  await user.click(await screen.findByRole('option', { name: `INV-${first}` }))
  await expect.poll(() => shown('combobox', /^Cliente/)).toBe('Tienda Sol')
})
