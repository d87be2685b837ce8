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
