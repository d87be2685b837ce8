import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

await import('../../src/custom-pages/permission-denied/PermissionDeniedPage')

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  menu: 'settings',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    PRECIO: { kind: 'money', label: 'Precio' },
    JEFE: { kind: 'reference', resource: 'users', label: 'Jefatura' },
  },
  access: { admin: 'all', credit: 'read' },
})
const server = useServer({ catalogue: aCatalogue(boxes) })
afterEach(cleanup)

const PHOTOURL = '/portraits/w1.svg'
const ana = { DISPLAYNAME: 'Ana Paz', PHOTOURL }

test('a list of people shows their photos, and initials without one', async () => {
  await server.as('7', { DISPLAYNAME: 'Luis Mora', PHOTOURL: null })
  await renderApp(server, { as: '10', user: ana, path: '/dashboard/user/list' })
  const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
  expect((await rowOf('Ana Paz')).querySelector('img')).toHaveAttribute('src', PHOTOURL)
  expect(await rowOf('Luis Mora')).toHaveTextContent('LM')
})

test('a picker of people shows their photos', async () => {
  await renderApp(server, { as: '10', user: ana, path: '/dashboard/boxes/create' })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Jefatura' }))
  const option = await screen.findByRole('option', { name: 'Ana Paz' })
  expect(option.querySelector('img')).toHaveAttribute('src', PHOTOURL)
})

test('the form of a person shows the photo, which the person changes there and others remove', async () => {
  const admin = await server.as('10', ana)
  await renderApp(server, { as: admin, path: `/dashboard/user/${admin.ID}/edit` })
  const photo = await screen.findByRole('group', { name: 'Foto' })
  expect(photo.querySelector('img')).toHaveAttribute('src', PHOTOURL)
  expect(within(photo).getByRole('button', { name: 'Cambiar foto' })).toBeVisible()
  await userEvent.click(within(photo).getByRole('button', { name: 'Quitar foto' }))
  expect(photo.querySelector('img')).toBeNull()
})

test('the page about missing access names the page it came from and the roles it needs', async () => {
  await renderApp(server, { as: '7', path: '/dashboard/boxes' })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No tiene acceso a «Cajas»' }),
  ).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(/rol.*Crédito/)
  expect(screen.getByRole('button', { name: 'Pedir acceso' })).toBeVisible()
})

test('the page about missing access leads to a page that is open by now', async () => {
  const path = '/dashboard/permission-denied?from=/dashboard/user/list'
  await renderApp(server, { as: '7', path })
  expect(await screen.findByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
})

test('in Arabic the currency stands on the left of the amount', async () => {
  await renderApp(server, { as: '10', path: '/dashboard/boxes/create', language: 'ar' })
  await waitFor(() => expect(document.querySelector('.f-typed-number')).toBeVisible())
  // the end of the line is its left side
  expect(screen.getByText('$').closest('.MuiInputAdornment-root')).toHaveClass(
    'MuiInputAdornment-positionEnd',
  )
})

test('the form of a person begins with name, address and role', async () => {
  const admin = await server.as('10', ana)
  const { ID } = await server.as('7')
  await renderApp(server, { as: admin, path: `/dashboard/user/${ID}/edit` })
  const role = await screen.findByRole('combobox', { name: /^Rol/ })
  const boxes = [...document.querySelectorAll('form input, form [role="combobox"]')]
  expect(boxes.indexOf(role)).toBeLessThanOrEqual(2)
})
