import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

await Promise.all([
  import('../../src/layout/palette/Desk'),
  import('../../src/layout/palette/CommandPalette'),
])
// jsdom has no layout: no scrolling
Element.prototype.scrollIntoView ??= () => {}

const server = useServer()
afterEach(cleanup)

const ACME = '0190000000001'

async function openPalette() {
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1 })
  await user.click(document.querySelector('[data-tour="search"]') as Element)
  const palette = within(await screen.findByRole('dialog', { name: 'Buscar y abrir' }))
  const field = await palette.findByRole('combobox')
  return { user, palette, field }
}

test('Enter never opens what older words offered, and opens what the new ones do', async () => {
  const me = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  await me.post('/hanadb/api/brands', { CODIGO: '7', NOMBRE: 'YAKU' })
  await me.post('/hanadb/api/brands', { CODIGO: '8', NOMBRE: 'ÑANDU' })
  await renderApp(server, { path: '/dashboard/app', as: me })
  const { user, palette, field } = await openPalette()
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
  await me.post('/hanadb/api/posts', post)
  await renderApp(server, { path: '/dashboard/app', as: me })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1 })
  await user.click(document.querySelector('[data-tour="search"]') as Element)
  const palette = within(await screen.findByRole('dialog', { name: 'Buscar y abrir' }))
  await user.type(await palette.findByRole('combobox'), 'feria')
  expect(palette.queryByRole('progressbar')).toBeNull()
  const option = await palette.findByRole('option', { name: /Horario de feria/ })
  expect(option.textContent).toMatch(/^Horario de feria(Persona \d+)?$/)
  palette.getByRole('listbox', { name: 'Resultados' })
})

test('what lies on no list is found and opened where it is: a card, a folder, a file, a message, a mail', async () => {
  const me = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME], DISPLAYNAME: 'Ana Mora' })
  const other = await server.as('9', { EMPRESA: ACME, EMPRESAS: [ACME], DISPLAYNAME: 'Luis Paz' })
  const { column } = (await me.post('/api/kanban/columns/new', { name: 'Por hacer' })).body
  const card = { COLUMNA_ID: column?.id, NOMBRE: 'Revisar el faro' }
  const { ID } = (await me.post('/hanadb/api/kanban-cards', card)).body
  await other.post('/hanadb/api/folders', { NOMBRE: 'Faro ajeno', LEEN_ROLES: ['7'] })
  await me.post('/hanadb/api/folders', { NOMBRE: 'Planos del faro' })
  const begun = { participants: [me.ID] }
  const { conversation } = (await other.post('/api/chat/conversations', begun)).body
  const message = { conversationId: conversation?.id, body: '¿Quién pinta el faro?' }
  await other.post('/api/chat/messages', message)
  const otherPlace = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const hidden = (await other.post('/api/chat/conversations', { participants: [otherPlace.ID] }))
    .body
  const secret = { conversationId: hidden.conversation?.id, body: 'El faro secreto' }
  await other.post('/api/chat/messages', secret)
  const { mail } = (await other.post('/api/mail/drafts', {})).body
  const letter = { to: [me.ID], subject: 'Luces del faro', message: '<p>Hola</p>' }
  await other.post('/api/mail/drafts', { mailId: mail?.id, ...letter })
  await other.post('/api/mail/send', { mailId: mail?.id })
  server.setNow(new Date(Date.now() + 60_000).toISOString())
  await server.runOutbox()
  server.setNow(undefined)
  await renderApp(server, { path: '/dashboard/app', as: me })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1 })
  await user.click(document.querySelector('[data-tour="search"]') as Element)
  const palette = within(await screen.findByRole('dialog', { name: 'Buscar y abrir' }))
  await user.type(await palette.findByRole('combobox'), 'faro')
  await palette.findByRole('option', { name: /Planos del faro/ })
  await palette.findByRole('option', { name: /Faro ajeno/ })
  await palette.findByRole('option', { name: /Quién pinta el faro.*Luis Paz/ })
  await palette.findByRole('option', { name: /Luces del faro.*Luis Paz/ })
  expect(palette.queryByRole('option', { name: /secreto/ })).toBeNull()
  await user.click(await palette.findByRole('option', { name: /Revisar el faro/ }))
  const { pathname, search } = window.location
  expect(`${pathname}${search}`).toBe(`/dashboard/kanban?card=${ID}`)
})

test('tools are found by the words people use, and open where they work', async () => {
  const me = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  await renderApp(server, { path: '/dashboard/app', as: me })
  const { user, palette, field } = await openPalette()
  for (const [words, name] of [
    ['deshacer', 'Operaciones masivas'],
    ['undo', 'Operaciones masivas'],
    ['duplicates', 'Posibles duplicados: Clientes'],
    ['unir clientes', 'Posibles duplicados: Clientes'],
    ['subir excel clientes', 'Importar: Clientes'],
    ['nuevo cliente', 'Crear cliente'],
    ['recuperar marcas', 'Papelera: Marcas'],
  ] as const) {
    await user.clear(field)
    await user.type(field, words)
    expect(await palette.findByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await user.click(palette.getByRole('option', { name: 'Papelera: Marcas' }))
  expect(await screen.findByRole('dialog', { name: /Papelera/ })).toBeVisible()
  await waitFor(() => expect(location.search).toContain('open=trash'))
})

test('the page of exactly the typed name comes before the records that contain it', async () => {
  const me = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  await me.post('/hanadb/api/brands', { CODIGO: '7', NOMBRE: 'Todos los precios' })
  await renderApp(server, { path: '/dashboard/app', as: me })
  const { user, palette, field } = await openPalette()
  await user.type(field, 'precios')
  await palette.findByRole('option', { name: /Todos los precios/ })
  await waitFor(() => expect(palette.getAllByRole('option')[0]).toHaveTextContent(/^Precios/))
  expect(palette.getByRole('option', { selected: true })).toHaveTextContent(/^Precios/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/prices'))
})
