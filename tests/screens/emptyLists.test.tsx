import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(() =>
  server.insert(
    'things',
    { ID: 901, NOMBRE: 'Cargador', ESTADO: 'A', PRECIO: 123450 },
    { ID: 902, NOMBRE: 'Batería', ESTADO: 'C', PRECIO: 2000 },
  ),
)

test('an empty list names the condition that empties it, with what stands behind', async () => {
  const user = userEvent.setup()
  const filter = encodeURIComponent(JSON.stringify({ PRECIO: { gt: 1000 }, ESTADO: ['C'] }))
  await renderApp(server, { path: `${path}?filter=${filter}`, as: '10' })
  expect(await screen.findByText(/^Ningún registro cumple todas/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Quitar Estado: Cerrada → quedan 1/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Quitar Precio: > .* → quedan 1/ }))
  expect(await screen.findByRole('link', { name: 'Batería' })).toBeVisible()
  expect(location.search).toContain('ESTADO')
})

test('a refused condition is named, and the rest of the list stays', async () => {
  expectConsoleError(/status: 400/)
  const user = userEvent.setup()
  const filter = encodeURIComponent(JSON.stringify({ ESTADO: ['C'], PRECIO: { gt: 'x' } }))
  await renderApp(server, { path: `${path}?filter=${filter}`, as: '10' })
  await user.click(await screen.findByRole('button', { name: /Quitar Precio/ }))
  expect(await screen.findByRole('link', { name: 'Batería' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Cargador' })).toBeNull()
})

test('an empty list says to which records a role is limited', async () => {
  await server.insert('parcels', { ID: 1, DESTINO: 'Quito' })
  await renderApp(server, { path: '/dashboard/parcels', as: '7' })
  expect(await screen.findByText(/Usted ve solo los que tienen/)).toHaveTextContent(
    'Usted ve solo los que tienen Destino: Cuenca',
  )
})

test('a filter that finds nothing also says to which records a role is limited', async () => {
  await server.insert('parcels', { ID: 1, DESTINO: 'Quito' }, { ID: 2, DESTINO: 'Cuenca' })
  const filter = encodeURIComponent(JSON.stringify({ DESTINO: 'Quito' }))
  await renderApp(server, { path: `/dashboard/parcels?filter=${filter}`, as: '7' })
  expect(await screen.findByText(/Usted ve solo los que tienen/)).toHaveTextContent(
    'Usted ve solo los que tienen Destino: Cuenca',
  )
})

test('the address of a record that a role may not read says to which ones it is limited', async () => {
  expectConsoleError(/status: 404/)
  await server.insert('parcels', { ID: 1, DESTINO: 'Quito' })
  await renderApp(server, { path: '/dashboard/parcels/1/show', as: '7' })
  expect(await screen.findByText(/Usted ve solo los que tienen/)).toHaveTextContent(
    'Usted ve solo los que tienen Destino: Cuenca',
  )
})
