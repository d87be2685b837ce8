import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { allAnswered, renderApp } from './renderApp'

const server = useServer({ catalogue })
afterEach(cleanup)

test('a saved record is read by the page that shows it, not by the form that is left', async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Samsung', SIGLA: 'SAM' })
  await server.insert('things', { ID: 902, NOMBRE: 'Cargador', FABRICANTE: 901, ESTADO: 'A' })
  const user = userEvent.setup()
  await renderApp(server, { path: '/dashboard/things/902', as: '10' })
  await user.type(await screen.findByLabelText(/^Nombre/), ' USB')
  const requests = vi.spyOn(server.app, 'fetch')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(window.location.pathname).toMatch(/902\/show$/))
  expect(await screen.findByRole('heading', { name: 'Cargador USB' })).toBeVisible()
  await allAnswered()
  const ofRecord = requests.mock.calls.flatMap(([{ url, method }]) =>
    url.endsWith('/things/902') ? [method] : [],
  )
  expect(ofRecord).toEqual(['PUT', 'GET'])
})
