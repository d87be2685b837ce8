import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place, begin, file } = useShop()
afterEach(cleanup)

test('on the page of an order both decisions on its evidence stand side by side, and show the file first', async () => {
  const shop = await open()
  const order = await place(shop)
  const { id } = await file(shop.credit, 'invoices', 'URL_INVOICE_SELLER')
  await begin(order.body.ID, { ESTADO: 23, URL_INVOICE_SELLER: id })
  await renderApp(server, { path: `/dashboard/invoice/${order.body.ID}`, as: shop.credit })
  const valid = await screen.findByRole('button', { name: 'Aceptar evidencia' })
  const names = within(valid.closest('.w-moves') as HTMLElement)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['Aceptar evidencia', 'Rechazar evidencia'])
  await userEvent.click(valid)
  const dialog = within(await screen.findByRole('dialog', { name: 'Aceptar evidencia' }))
  expect(await dialog.findByRole('link', { name: 'firma.pdf' })).toBeVisible()
  expect((await shop.credit.get(order.path)).body.ESTADO).toBe(23)
  await userEvent.click(dialog.getByRole('button', { name: 'Aceptar evidencia' }))
  await expect.poll(async () => (await shop.credit.get(order.path)).body.ESTADO).toBe(1)
})

test('a picture is shown beside the name of its file, unless it cannot be drawn', async () => {
  const shop = await open()
  const order = await place(shop)
  const { id } = await file(shop.credit, 'invoices', 'URL_INVOICE_SELLER')
  await server.db.write
    .updateTable('_FILE')
    .set({ TYPE: 'image/png' })
    .where('ID', '=', id)
    .execute()
  await begin(order.body.ID, { ESTADO: 1, URL_INVOICE_SELLER: id })
  await renderApp(server, { path: `/dashboard/invoice/${order.body.ID}`, as: shop.credit })
  const link = await screen.findByRole('link', { name: 'firma.pdf' })
  const picture = () => link.parentElement?.querySelector('img')
  expect(picture()).toHaveAttribute('src', link.getAttribute('href'))
  fireEvent.error(picture() as HTMLElement)
  await expect.poll(picture).toBeNull()
})
