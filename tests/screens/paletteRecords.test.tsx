import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

await Promise.all([
  import('../../src/layout/palette/Desk'),
  import('../../src/layout/palette/Palette'),
])
// jsdom lays nothing out: nothing grows, nothing scrolls
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}

const server = useServer()
afterEach(cleanup)

const ACME = '0190000000001'

test('Enter never opens what older words offered, and opens what the new ones do', async () => {
  const me = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  await me.post('/hanadb/api/brands', { CODIGO: '7', NOMBRE: 'YAKU' })
  await me.post('/hanadb/api/brands', { CODIGO: '8', NOMBRE: 'ÑANDU' })
  await renderApp(server, { path: '/dashboard/app', as: me })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1 })
  await user.click(document.querySelector('[data-tour="search"]') as Element)
  const palette = within(await screen.findByRole('dialog', { name: 'Buscar y abrir' }))
  const field = await palette.findByRole('combobox')
  await user.type(field, 'YAKU')
  await palette.findByRole('option', { name: /YAKU/ })
  await user.clear(field)
  await user.type(field, 'ÑANDU{Enter}')
  expect(palette.queryByRole('option', { name: /YAKU/ })).toBeNull()
  expect(window.location.pathname).toBe('/dashboard/app')
  await palette.findByRole('option', { name: /ÑANDU/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toContain('/dashboard/brands/8'))
})

test('what is found has a name in the language, owns options only, and tells no bare row number', async () => {
  const me = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const post = { TITULO: 'Horario de feria', CONTENIDO: '<p>Abrimos.</p>', PARA: ['7'] }
  const { body } = await me.post('/hanadb/api/posts', post)
  await renderApp(server, { path: '/dashboard/app', as: me })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1 })
  await user.click(document.querySelector('[data-tour="search"]') as Element)
  const palette = within(await screen.findByRole('dialog', { name: 'Buscar y abrir' }))
  await user.type(await palette.findByRole('combobox'), 'feria')
  expect(palette.queryByRole('progressbar')).toBeNull()
  const option = await palette.findByRole('option', { name: /Horario de feria/ })
  expect(option.textContent).not.toContain(String(body.ID_NOTICIA))
  palette.getByRole('listbox', { name: 'Resultados' })
})
