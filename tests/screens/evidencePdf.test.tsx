import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place, begin, file } = useShop()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function opened(isReader: boolean) {
  const shop = await open()
  const order = await place(shop)
  const { id } = await file(shop.credit, 'invoices', 'URL_INVOICE_SELLER')
  await begin(order.body.ID, { ESTADO: 23, URL_INVOICE_SELLER: id })
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isReader, configurable: true })
  await renderApp(server, { path: '/dashboard/invoice/validar_evidencia', as: shop.credit })
  return { shop, order, name: `INV-${order.body.ID}` }
}

test('evidence as a PDF stands beside the data, and a key approves it once it is there, not while held', async () => {
  const { shop, order, name } = await opened(true)
  const shown = await screen.findByTitle(`Evidencia del pedido ${name}`)
  expect(shown.tagName).toBe('IFRAME')
  expect(await screen.findByRole('region', { name })).toBeVisible()
  const approve = screen.getByRole('button', { name: 'Válida' })
  expect(approve).toBeDisabled()
  await userEvent.keyboard('a')
  fireEvent.load(shown)
  await expect.poll(() => approve.hasAttribute('disabled')).toBe(false)
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA', repeat: true })
  fireEvent.keyUp(document.body, { key: 'a', code: 'KeyA' })
  expect((await shop.credit.get(order.path)).body.ESTADO).toBe(23)
  await userEvent.keyboard('a')
  expect(await screen.findByText('No hay evidencias por validar')).toBeVisible()
  expect((await shop.credit.get(order.path)).body.ESTADO).toBe(1)
})

test('where the browser reads no PDF, it is opened first and approved then', async () => {
  const { shop, order } = await opened(false)
  const link = await screen.findByRole('link', { name: /firma\.pdf/ })
  expect(screen.getByText(/Abra el archivo para poder validarlo/)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.keyboard('a')
  link.addEventListener('click', event => event.preventDefault())
  fireEvent.click(link)
  await expect
    .poll(() => screen.getByRole('button', { name: 'Válida' }).hasAttribute('disabled'))
    .toBe(false)
  expect((await shop.credit.get(order.path)).body.ESTADO).toBe(23)
  await userEvent.keyboard('a')
  expect(await screen.findByText('No hay evidencias por validar')).toBeVisible()
})
