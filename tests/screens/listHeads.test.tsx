import { cleanup, screen, waitFor } from '@testing-library/react'
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
  server.insert(
    'things',
    { ID: 901, NOMBRE: 'Cargador', ESTADO: 'A', PRECIO: 123450 },
    { ID: 902, NOMBRE: 'Batería', ESTADO: 'C', PRECIO: 2000 },
  ),
)

test('a second column sorts what the first leaves equal, by Shift or by its menu, and stays after a reload', async () => {
  const user = userEvent.setup()
  await server.insert('things', { ID: 903, NOMBRE: 'Cargador', PRECIO: 500 })
  await renderApp(server, { path, as: '10' })
  await screen.findByText('$1.234,50')
  const prices = () =>
    screen.getAllByText(/^\$(20,00|5,00|1\.234,50)$/).map(cell => cell.textContent)
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Precio' }))
  await user.keyboard('{/Shift}')
  await waitFor(() => expect(prices()).toEqual(['$20,00', '$5,00', '$1.234,50']))
  await user.click(screen.getByRole('button', { name: 'Columna Precio' }))
  await user.click(await screen.findByRole('menuitem', { name: /Luego por .*descendente/ }))
  await waitFor(() => expect(prices()).toEqual(['$20,00', '$1.234,50', '$5,00']))
  const address = `${location.pathname}${location.search}`
  cleanup()
  await renderApp(server, { path: address, as: '10' })
  await waitFor(() => expect(prices()).toEqual(['$20,00', '$1.234,50', '$5,00']))
  expect(screen.getByRole('button', { name: /Precio segundo criterio, descendente/ })).toBeVisible()
})

test('rows are grouped under heads with their number and sums over all pages, in any order', async () => {
  const user = userEvent.setup()
  await server.insert('things', { ID: 903, NOMBRE: 'Audífono', ESTADO: 'A', PRECIO: 500 })
  await renderApp(server, { path: `${path}?perPage=2`, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Columna Estado' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Agrupar por esta columna' }))
  const head = await screen.findByRole('row', { name: /^Abierta 2/ })
  expect(head).toHaveTextContent('$1.239,50')
  await user.click(screen.getByRole('button', { name: 'Precio' }))
  await waitFor(() => expect(location.search).toContain('ESTADO%2CPRECIO'))
  await user.click(screen.getByRole('button', { name: 'Columna Estado' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Dejar de agrupar' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Abierta 2/ })).toBeNull())
})

test('a pinned column stands at the start', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Columna Precio' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Fijar columna' }))
  const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent)
  await waitFor(() => expect(heads().slice(1, 3)).toEqual(['Nombre↑', 'Precio↑']))
})

test('"at least" becomes the exact number by a click', async () => {
  const user = userEvent.setup()
  const rows = Array.from({ length: 1_100 }, (_, at) => ({ ID: at + 1_000, NOMBRE: `Cosa ${at}` }))
  await server.insert('things', ...rows)
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('button', { name: 'al menos 1.000' }))
  expect(await screen.findByText(/\/ 1\.102/)).toBeVisible()
})
