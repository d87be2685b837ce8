import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customPages } from '../../src/business/app/pages'
import { catalogue } from '../../src/catalogue'
import { originalServer, token } from './originalServer'
import { allAnswered, renderApp } from './renderApp'

/** jsdom has no layout. */
window.scrollTo = vi.fn()
Element.prototype.scrollTo = vi.fn() as never
Element.prototype.scrollIntoView = vi.fn()

let far: ReturnType<typeof originalServer>
beforeEach(() => {
  far = originalServer()
})
afterEach(async () => {
  cleanup()
  await allAnswered()
  expect(far.wrong, 'unknown to the original API').toEqual([])
})

const open = (path: string) =>
  renderApp(far.server, { path, as: { token } as never, watchesServer: true })
const main = () => document.querySelector('main')?.textContent ?? ''
const shows = (text: string | RegExp) => expect.poll(main, { timeout: 20_000 }).toMatch(text)
const broken = /No se pudo mostrar|Algo salió mal|no respondió como debía/

/** Pages with calls of the original API, and what they show of its answers. */
const provided: readonly (readonly [path: string, text: string | RegExp])[] = [
  ['app', /Hola, Ana.*Productos/],
  ['blank', /./],
  ['calendar', 'Visita en Cuenca'],
  ['chat', 'Luisa Mora'],
  ['chat/new', 'Luisa Mora'],
  ['chat/c1', 'Hola'],
  ['chat/c2', 'Luisa Mora'],
  ['kanban', /Pendiente.*Revisar.*Hecho/],
  ['kanban?card=k1', 'Revisar'],
  ['mail', 'Factura'],
  ['mail/all', 'Factura'],
  ['mail?id=x1', 'Factura'],
  ['permission-denied', 'Su rol abre todas las páginas'],
  ['user/profile', 'ana@example.com'],
  ['user/account', 'Ana Vera'],
  ['user/account?tab=sessions', 'Ana Vera'],
  ['user/cards', 'Ana Vera'],
  ['user/list', 'Ana Vera'],
  ['users/u-7/show', 'Ana Vera'],
  ['e-commerce/list', '10.02.001'],
  ['e-commerce/product/10.02.001', /Redmi 13.*Precio.*10[.,]00/],
]

test.each(provided)('%s shows what the server knows', async (path, text) => {
  await open(`/dashboard/${path}`)
  await shows(text)
  expect(main()).not.toMatch(broken)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** A push run opens every fourth page. */
const step = process.env.TEST_LONG ? 1 : 4

test('every other page says that the server does not provide it, and sends nothing', async () => {
  await open('/dashboard/blank')
  const go = (path: string) =>
    act(async () => {
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  const resources = [...catalogue.resources.keys()]
  const paths = [
    ...customPages.filter(({ original }) => !original).map(({ path }) => path),
    ...resources.filter(name => name !== 'users' && name !== 'products'),
    ...['users/create', 'users/u-7', 'products/create', 'products/7', 'visits/1/show'],
  ]
  for (const path of paths.filter((_, place) => place % step === 0)) {
    await go('/dashboard/blank')
    await expect.poll(main, { message: path }).not.toMatch('No disponible en este servidor')
    await go(`/dashboard/${path}`)
    await expect
      .poll(main, { timeout: 20_000, message: path })
      .toMatch('No disponible en este servidor')
  }
})

test('menu and header hold only what the server provides', async () => {
  await open('/dashboard/app')
  await shows('Hola, Ana')
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' })
  const links = await within(menu).findAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual([
    ...['Mostrador', 'Inicio', 'Calendario', 'Productos', 'Chat', 'Correo'],
    ...['Tablero', 'Directorio', 'Configuración'],
  ])
  expect(screen.queryByRole('link', { name: /carrito/i })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /notificaciones/i })).not.toBeInTheDocument()
})

test('a visit is closed by its number, and the answer replaces what it names', async () => {
  await open('/dashboard/calendar')
  await userEvent.click(await screen.findByText('Visita en Cuenca'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar visita' }))
  expect(await screen.findByText('✓ Cerrada en Cuenca')).toBeInTheDocument()
  expect(far.asked.filter(each => each.startsWith('PUT'))).toHaveLength(1)
})

test('columns are made with the fields of the original API', async () => {
  await open('/dashboard/kanban')
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva columna' }))
  await userEvent.keyboard('Por pagar{Enter}')
  await expect.poll(() => far.asked.join()).toMatch('columns/new  {"name":"Por pagar"}')
  expect(screen.queryByRole('button', { name: /Mover/ })).not.toBeInTheDocument()
})

test('a public form says that the server does not provide its call', async () => {
  await renderApp(far.server, { path: '/auth/reset-password', watchesServer: true })
  await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'a@b.c{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('requiere un servidor de Mostrador')
})

test('mails are searched in the browser', async () => {
  await open('/dashboard/mail')
  await shows('Factura')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en el correo…' }), 'luisa')
  await expect.poll(main).not.toMatch('Factura')
  expect(main()).toMatch('Luisa')
})
