import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
const path = () => window.location.pathname

test('signing in leads to the page that was wanted', async () => {
  await server.as('10', { EMAIL: 'ana@demo.test', DISPLAYNAME: 'Ana Ruiz' })
  await renderApp(server, { path: '/dashboard/brands?displayedFilters=%7B%7D' })
  const user = userEvent.setup()

  expect(await screen.findByRole('heading', { name: 'Inicie sesión en Mostrador' })).toBeVisible()
  expect(path()).toBe('/auth/login/')
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@demo.test')
  await user.type(screen.getByLabelText('Contraseña'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('contraseña')

  await user.clear(screen.getByLabelText('Contraseña'))
  await user.type(screen.getByLabelText('Contraseña'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  expect(path()).toBe('/dashboard/brands')
})

test('the menu shows what the role may open, and leads to the public addresses', async () => {
  await renderApp(server, { path: '/', as: '10', user: { DISPLAYNAME: 'Ana Ruiz' } })
  const user = userEvent.setup()
  expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()

  const menu = screen.getByRole('navigation', { name: 'Menú principal' })
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en el menú' }), 'usuarios')
  const link = within(menu).getByRole('link', { name: 'Usuarios' })
  expect(link).toHaveAttribute('href', '/dashboard/user/list')
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
  expect(path()).toBe('/dashboard/user/list')
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Usuarios')
  expect(document.title).toBe('Usuarios · Mostrador')
})

test('who may not open a page is led to the page that says who may', async () => {
  await renderApp(server, { path: '/dashboard/brands', as: 'user' })
  expect(await screen.findByText('No tiene acceso a «Marcas»')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Marcas' })).not.toBeInTheDocument()
  expect(path()).toBe('/dashboard/permission-denied')
})

test('a session the server ended ends once, over the sign-in page', async () => {
  const backend = await renderApp(server, { path: '/dashboard/app', as: '10' })
  await screen.findByRole('heading', { level: 1 })
  await server.endSessions(Number(backend.me()?.ID))
  await backend.http.exchange('/hanadb/api/brands')

  const alert = await screen.findByRole('alertdialog', { name: 'Token caducado' })
  expect(path()).toBe('/auth/login/')
  expect(localStorage.getItem('accessToken')).toBeNull()
  await userEvent.click(within(alert).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('another company is another desk: what is read next is its', async () => {
  const user = { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001', '0190000000002'] }
  const backend = await renderApp(server, { path: '/dashboard/app', as: '10', user })
  await userEvent.click(await screen.findByRole('button', { name: '0190000000001' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '0190000000002' }))
  await waitFor(() => expect(backend.me()?.EMPRESA).toBe('0190000000002'))
  expect(await screen.findByRole('button', { name: '0190000000002' })).toBeVisible()
})

test('the language is changed without leaving the page, and the direction with it', async () => {
  await renderApp(server, { path: '/dashboard/app', as: '10', user: { DISPLAYNAME: 'Ana' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Idioma: Español' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'العربية' }))
  // react-admin redraws everything after a change of language
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'مرحبًا، Ana' })).toBeVisible(),
  )
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(localStorage.getItem('i18nextLng')).toBe('ar')
})

test('Chinese, whose code is not the browser’s, is chosen among the account’s languages', async () => {
  await renderApp(server, { path: '/dashboard/user/account?tab=language', as: '10' })
  expect(await screen.findByRole('radio', { name: 'Español' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '中文' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '语言' })).toBeVisible())
  await waitFor(() => expect(screen.getByRole('radio', { name: '中文' })).toBeChecked())
  expect(localStorage.getItem('i18nextLng')).toBe('cn')
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN')
})

test.each([
  ['/dashboard/nowhere', '10' as const],
  ['/nowhere', undefined],
])('%s is no page', async (address, role) => {
  await renderApp(server, { path: address, ...(role && { as: role }) })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' }),
  ).toBeVisible()
})

test('an address is remembered on the device of who asks for it, until they no longer do', async () => {
  const signIn = async () => {
    await userEvent.clear(await screen.findByLabelText('Correo electrónico'))
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'eva@demo.test')
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secret-1{Enter}')
    await waitFor(() => expect(path()).toBe('/dashboard/app'))
    cleanup()
    localStorage.removeItem('accessToken')
    await renderApp(server, { path: '/auth/login/' })
  }
  await server.as('7', { EMAIL: 'eva@demo.test' })
  await renderApp(server, { path: '/auth/login/' })
  await signIn()
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('')
  await userEvent.click(screen.getByLabelText(/^Recordar mi correo/))
  await signIn()
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('eva@demo.test')
  await userEvent.click(screen.getByLabelText(/^Recordar mi correo/))
  await signIn()
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('')
})

test('a new account is signed in at once, and waits for its role', async () => {
  await renderApp(server, { path: '/auth/register' })
  const user = userEvent.setup()
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
  await screen.findByRole('heading', { name: 'Cree su cuenta' })
  await type('Nombres', 'Eva')
  await type('Apellidos', 'Mora')
  await type('Correo electrónico', 'eva@demo.test')
  await type('Contraseña', 'EvaMora1')
  await user.click(screen.getByRole('checkbox', { name: /^He leído y acepto/ }))
  await screen.findByText('muy fácil de adivinar', { exact: false })
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
  await screen.findByText('Esta contraseña es demasiado fácil de adivinar. Elija otra.')
  await user.clear(screen.getByLabelText('Contraseña'))
  await type('Contraseña', 'Tres gatos y un tren')
  await screen.findByText('muy buena')
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Eva Mora' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Su cuenta está lista' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Acepte los términos' })).toBeNull()
})
