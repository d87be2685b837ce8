import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, test } from 'vitest'
import { customPages } from '../../src/business/app/pages'
import { catalogue } from '../../src/catalogue'
import menu from '../../src/locales/en/menu.json'
import { publicPagesOf } from '../../src/providers/navigation/publicUrls'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)
afterEach(() => Cookies.remove('themeLayout'))

describe.each(customPages)('the page $path', ({ path, also = [], access }) => {
  test('leans on resources that are there, and stands at addresses of its own', () => {
    if (typeof access === 'object' && 'resource' in access) catalogue.get(access.resource)
    const taken = [
      ...customPages
        .filter(page => page.path !== path)
        .flatMap(it => [it.path, ...(it.also ?? [])]),
      ...publicPagesOf(catalogue).map(page => page.path.replace('/dashboard/', '')),
    ]
    expect([path, ...also].filter(address => taken.includes(address))).toEqual([])
  })
})

test('each page has a name of its own', () => {
  expect(customPages.map(page => page.label).toSorted()).toEqual(
    Object.keys(menu)
      .map(name => `menu.${name}`)
      .toSorted(),
  )
})

test('a page is opened by whom it says, and others are told who may', async () => {
  await renderApp(server, { path: '/dashboard/simulated-mail', as: '7' })
  expect(await screen.findByText(/Administrador/)).toBeVisible()
  expect(document.title).toBe('No tiene acceso a «Correo simulado» · Mostrador')
})

test('a form of others is no page without a heading: it says that it is closed', async () => {
  await renderApp(server, { path: '/dashboard/e-commerce/product/06.04.18/edit', as: '7' })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No tiene acceso a «Productos»' }),
  ).toBeVisible()
  expect(document.title).toMatch(/^No tiene acceso a «Productos» · /)
})

test('a bare section leads to its first page', async () => {
  await renderApp(server, { path: '/dashboard/user/', as: '10' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Directorio' })).toBeVisible()
})

test('the menu is narrowed by words, gone through by arrows, and its sections stay as they were left', async () => {
  const person = await server.as('10')
  await renderApp(server, { path: '/dashboard/app', as: person })
  const user = userEvent.setup()
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' })
  const search = within(menu).getByRole('searchbox')
  const links = () =>
    within(menu)
      .getAllByRole('link')
      .slice(1)
      .map(link => link.textContent)
  await user.type(search, 'catego')
  expect(links()).toEqual(['Categorías'])
  expect(within(menu).getByRole('status')).toHaveTextContent('1 resultado')

  await user.keyboard('{Escape}')
  const section = within(menu).getByRole('button', { name: 'Inventario' })
  expect(section).toHaveAttribute('aria-expanded', 'false')
  expect(links()).not.toContain('Productos')
  section.focus()
  await user.keyboard('{Enter}{ArrowDown}')
  expect(document.activeElement?.tagName).toBe('A')
  expect(section).toHaveAttribute('aria-expanded', 'true')
  expect(links()).toContain('Productos')

  cleanup()
  await renderApp(server, { path: '/dashboard/app', as: person })
  const again = await screen.findByRole('button', { name: 'Inventario' })
  expect(again).toHaveAttribute('aria-expanded', 'true')
})

test('a section with a page of its own is one entry, which leads to all that is in it', async () => {
  await renderApp(server, { path: '/dashboard/app', as: '10' })
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' })
  await userEvent.click(await within(menu).findByRole('link', { name: 'Configuración' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Categorías/ })).toBeVisible()
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Configuración')
})

test('a customer finds a portal: the shop, their orders, payments and devices, and support', async () => {
  await renderApp(server, { path: '/dashboard/app', as: '31' })
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' })
  await within(menu).findByRole('link', { name: 'Tienda' })
  const names = within(menu).getAllByRole('link').slice(1)
  expect(names.map(link => link.querySelector('.menu-label')?.textContent)).toEqual([
    'Inicio',
    'Tienda',
    'Carrito',
    'Mis pedidos',
    'Mis pagos',
    'Mis equipos',
    'Mis reparaciones',
    'Ayuda',
  ])
})

test.each(['mini', 'horizontal'] as const)(
  'in the %s layout the menu is gone through by arrows, and searched whole',
  async layout => {
    Cookies.set('themeLayout', layout)
    await renderApp(server, { path: '/dashboard/app', as: '10' })
    const user = userEvent.setup()
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' })
    const search = await within(menu).findByRole('button', { name: 'Buscar en el menú' })
    const [forth, back] = layout === 'mini' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
    act(() => search.focus())
    await user.keyboard(`{${forth}}{${forth}}`)
    expect(within(menu).getByRole('button', { name: /^Vender/ })).toHaveFocus()
    await user.keyboard(`{${back}}`)
    expect(within(menu).getByRole('link', { name: 'Inicio' })).toHaveFocus()
    await user.keyboard(`{${back}}{Enter}`)
    const drawer = await screen.findByRole('dialog', { name: 'Menú principal' })
    expect(within(drawer).getByRole('searchbox')).toHaveFocus()
    await user.keyboard('catego')
    expect(within(drawer).getByRole('link', { name: 'Categorías' })).toBeVisible()
  },
)

test('a customer sees at home the orders that are open, and no second menu beside the menu', async () => {
  await renderApp(server, { path: '/dashboard/app', as: '31' })
  const main = await screen.findByRole('main')
  await within(main).findByText('Pedidos abiertos')
  expect(within(main).queryByRole('link', { name: /^Tienda/ })).toBeNull()
})

test('an order whose products have no serials asks for none', async () => {
  const admin = await server.as('10', { EMPRESA: '0199990001001' })
  await server.insert('invoices', { ID: 5101, ESTADO: 7, EMPRESA: '0199990001001' })
  await renderApp(server, { path: '/dashboard/invoice/series/5101', as: admin })
  expect(await screen.findByRole('heading', { name: 'No requiere series' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'IMEI o serie' })).toBeNull()
})
