import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)

const ACME = '0190000000001'

/** The breadcrumbs in the header: text and target of each. */
async function wayAt(path: string) {
  await renderApp(server, { path, as: '10', user: { EMPRESA: ACME, EMPRESAS: [ACME] } })
  await screen.findByRole('heading', { level: 1 })
  // cards of a page also have headers
  const [header] = screen.getAllByRole('banner')
  const way = within(header as HTMLElement).getByRole('navigation', { name: 'Ruta de navegación' })
  return within(way)
    .getAllByRole('listitem')
    .map(step => {
      const link = within(step).queryByRole('link')
      const isHere = step.querySelector('[aria-current="page"]') !== null
      return [step.textContent, link?.getAttribute('href') ?? (isHere ? 'here' : '')]
    })
}

test('a form leads back to its record, the list and the section', async () => {
  await server.insert('brands', { CODIGO: '7', EMPRESA: ACME, NOMBRE: 'YAKU 100%' })
  expect(await wayAt('/dashboard/brands/7')).toEqual([
    ['Configuración', ''],
    ['Marcas', '/dashboard/brands'],
    ['YAKU 100%', '/dashboard/brands/7/show'],
    ['Editar', 'here'],
  ])
})

test('a list stands in its section, whose other pages open from there', async () => {
  expect(await wayAt('/dashboard/e-commerce/list/')).toEqual([
    ['Inventario', ''],
    ['Productos', 'here'],
  ])
  const way = screen.getByRole('navigation', { name: 'Ruta de navegación' })
  await userEvent.click(within(way).getByRole('button', { name: 'Inventario' }))
  const menu = await screen.findByRole('menu', { name: 'Inventario' })
  expect(within(menu).getByRole('menuitem', { name: /^Precios/ })).toHaveAttribute(
    'href',
    '/dashboard/prices',
  )
})

test('a list of the team stands below the team', async () => {
  expect(await wayAt('/dashboard/blog/posts')).toEqual([
    ['Equipo', ''],
    ['Noticias', 'here'],
  ])
})

test.each([
  [
    '/dashboard/user/profile',
    [
      ['Inicio', '/dashboard/app'],
      ['Mi perfil', 'here'],
    ],
  ],
  ['/dashboard/app', [['Inicio', 'here']]],
  [
    '/dashboard/credito/juridica/crear',
    [
      ['Crédito', ''],
      ['Solicitudes de crédito', '/dashboard/credito/cargar_archivos_credito'],
      ['Nueva solicitud: persona jurídica', 'here'],
    ],
  ],
])('a page no schema describes has its way by what it declares: %s', async (path, way) => {
  expect(await wayAt(path)).toEqual(way)
})

test('a record that is not there has one heading, and the tab of the browser says it', async () => {
  expectConsoleError(/status: 404/)
  const user = { EMPRESA: ACME, EMPRESAS: [ACME] }
  await renderApp(server, { path: '/dashboard/brands/8/show', as: '10', user })
  const missing = 'Este registro no existe o usted no tiene acceso a él'
  const headings = await screen.findAllByRole('heading', { level: 1 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([missing])
  expect(document.title).toMatch(new RegExp(`^${missing} · `))
})
