import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place, begin } = useShop()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const unreadable = 'No se pudo leer este archivo. Elija una foto o un PDF.'

test.each([
  ['a PDF that is none', new File(['nada'], 'firma.pdf', { type: 'application/pdf' }), unreadable],
  ['a damaged picture', new File(['nada'], 'firma.png', { type: 'image/png' }), unreadable],
  [
    'a PDF beyond the limit',
    new File(['%PDF-', 'x'.repeat(6_000_000)], 'firma.pdf', { type: 'application/pdf' }),
    /^Tamaño máximo del archivo/,
  ],
  ['a PDF', new File(['%PDF-1.4'], 'firma.pdf', { type: 'application/pdf' }), /¿Se leen bien/],
])('evidence is looked at when it is chosen: %s', async (_, chosen, told) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')))
  const shop = await open()
  const { body } = await place(shop)
  await begin(body.ID, { ESTADO: 22, IDUSUARIOENTREGARA: shop.boss.ID })
  await renderApp(server, { path: '/dashboard/invoice/cargar_evidencia', as: shop.boss })
  const [, choice] = await screen.findAllByLabelText(/INV-/, { selector: 'input' })
  await userEvent.upload(choice as HTMLElement, chosen)
  expect(await screen.findByText(told)).toBeVisible()
  const send = screen.queryByRole('button', { name: 'Enviar como evidencia' })
  expect(send !== null).toBe(told instanceof RegExp && told.source.includes('Se leen'))
})
