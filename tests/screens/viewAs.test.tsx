import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })

afterEach(cleanup)

beforeEach(async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Ñandú' })
  await server.insert('things', { ID: 901, NOMBRE: 'Cargador', ESTADO: 'A', COSTO: 90000 })
})

async function lookAs(name: RegExp) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Cuenta/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ver como…' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name }))
  await screen.findByText(/^Está viendo la aplicación como/)
  return user
}

test('an administrator sees what a role sees, what it may not with the reason, and comes back', async () => {
  await renderApp(server, { path: '/dashboard/things', as: '10' })
  expect(await screen.findByText('$900,00')).toBeVisible()
  const user = await lookAs(/^Vendedor$/)
  await screen.findByRole('link', { name: 'Cargador' })
  expect(screen.queryByText('$900,00')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Crear' })).toBeNull()
  expect(screen.getByTitle('Requiere rol Administrador')).toHaveTextContent('Crear')
  await user.click(screen.getByRole('button', { name: 'Volver a mi cuenta' }))
  expect(await screen.findByText('$900,00')).toBeVisible()
  expect(sessionStorage.getItem('viewAs')).toBeNull()
})

test('a page closed to the role says whom it takes, and the menu keeps it as a ghost', async () => {
  await renderApp(server, { path: '/dashboard/things', as: '10' })
  await lookAs(/^Bodega$/)
  expect(await screen.findByText('Usted no puede ver esta lista')).toBeVisible()
  const reason = 'Requiere rol Vendedor o Administrador'
  expect(screen.getAllByText(reason).length).toBeGreaterThan(1)
  expect(screen.queryByRole('link', { name: 'Cosas' })).toBeNull()
})

test('a field the role does not see stands on the record as a ghost', async () => {
  await renderApp(server, { path: '/dashboard/things/901/show', as: '10' })
  expect(await screen.findByText('$900,00')).toBeVisible()
  await lookAs(/^Vendedor$/)
  await screen.findByRole('heading', { name: 'Cargador' })
  const cost = (await screen.findByText('Costo')).parentElement as HTMLElement
  expect(within(cost).getByText('Requiere rol Administrador')).toBeVisible()
})

test('nobody else is offered to look as others, and a session’s end ends it', async () => {
  const backend = await renderApp(server, { path: '/dashboard/things', as: '7' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Cuenta/ }))
  await screen.findByRole('menuitem', { name: 'Cerrar sesión' })
  expect(screen.queryByRole('menuitem', { name: 'Ver como…' })).toBeNull()
  expect(backend.viewAs.current()).toBeNull()
})

test('one who looks as a user is that user to rules, and stays oneself to the account', async () => {
  await server.as('7', { DISPLAYNAME: 'Rosa Vera' })
  const backend = await renderApp(server, { path: '/dashboard/things', as: '10' })
  await lookAs(/^Rosa Vera/)
  await waitFor(() => expect(backend.me()?.ROLE).toBe('7'))
  expect(backend.ownMe()?.ROLE).toBe('10')
  await backend.session.signOut()
  expect(backend.viewAs.current()).toBeNull()
})
