import { cleanup, screen } from '@testing-library/react'
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

test('evidence as a PDF stands beside the data, and a key approves it', async () => {
  const { shop, order, name } = await opened(true)
  const shown = await screen.findByTitle(`Evidencia del pedido ${name}`)
  expect(shown.tagName).toBe('IFRAME')
  expect(await screen.findByRole('region', { name })).toBeVisible()
  await userEvent.keyboard('a')
  expect(await screen.findByText('No hay evidencias por validar')).toBeVisible()
  expect((await shop.credit.get(order.path)).body.ESTADO).toBe(1)
})

test('where the browser reads no PDF, a link opens it', async () => {
  await opened(false)
  expect(await screen.findByRole('link', { name: /firma\.pdf/ })).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})
