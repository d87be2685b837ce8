import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(() =>
  server.insert('things', { ID: 901, NOMBRE: 'Cargador' }, { ID: 902, NOMBRE: 'Batería' }),
)

const entries = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(entry => entry.textContent)

test('the menu of a row opens by keyboard, and deletes after a question', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  const button = await screen.findByRole('button', { name: 'Acciones: Cargador' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(await entries()).toEqual(['Ver', 'Editar', 'Duplicar', 'Eliminar'])
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }),
  )
  // The rows can be seen again when the dialog has closed.
  expect(await screen.findByRole('link', { name: 'Batería' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cargador' })).toBeNull())
})

test('the menu of a row has no action that a role may not do', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '7' })
  await user.click(await screen.findByRole('button', { name: 'Acciones: Cargador' }))
  expect(await entries()).toEqual(['Ver'])
})

test('likely duplicates lead to their records, for people who may change and delete them', async () => {
  const user = userEvent.setup()
  await server.insert(
    'parcels',
    { ID: 1, DESTINO: 'Quito' },
    { ID: 2, DESTINO: 'quito' },
    { ID: 3, DESTINO: 'Loja' },
  )
  await renderApp(server, { path: '/dashboard/parcels', as: '10' })
  await screen.findByRole('link', { name: 'Loja' })
  await user.click(screen.getByRole('button', { name: 'Posibles duplicados' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: /^quito 2/i }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Loja' })).toBeNull())
  expect(screen.getAllByRole('link', { name: /^quito$/i })).toHaveLength(2)
})

test('an action that a record refuses stands in its menu with the rule', async () => {
  const user = userEvent.setup()
  await server.insert('parcels', { ID: 1, DESTINO: 'Quito' }, { ID: 2, DESTINO: 'Loja' })
  await renderApp(server, { path: '/dashboard/parcels', as: '9' })
  await user.click(await screen.findByRole('button', { name: 'Acciones: Quito' }))
  const refused = await screen.findByRole('menuitem', { name: /^Editar.*Destino: Loja/ })
  expect(refused).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Acciones: Loja' }))
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toHaveAttribute('href')
})
