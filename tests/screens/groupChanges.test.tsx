import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

await Promise.all([
  import('../../src/custom-pages/chat/ChatPage'),
  import('../../src/custom-pages/chat/thread/MessageLog'),
])

const server = useServer()
// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

test('whoever is added to a group chooses among those who are not in it now, as the server says', async () => {
  const user = userEvent.setup()
  const join = (DISPLAYNAME: string) =>
    server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME], DISPLAYNAME })
  const [ana, luis] = [await join('Ana'), await join('Luis')]
  await join('Eva')
  const group = { participants: [luis.ID, (await join('Rosa')).ID], name: 'Ventas' }
  const { conversation } = (await ana.post('/api/chat/conversations', group)).body
  const requests = vi.spyOn(server.app, 'fetch')
  await renderApp(server, { path: `/dashboard/chat/${conversation?.id}`, as: ana })
  await user.click(await screen.findByRole('button', { name: 'Detalles' }))
  const ofMembers = () =>
    requests.mock.calls.filter(([{ url }]) => url.includes('/api/chat/participants?')).length
  expect(ofMembers()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Agregar personas' }))
  await waitFor(() => expect(ofMembers()).toBe(1))
  expect(await screen.findByRole('checkbox', { name: /Eva/ })).toBeVisible()
  for (const name of [/Luis/, /Rosa/]) expect(screen.queryByRole('checkbox', { name })).toBeNull()
})
