import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME, worldOf } from '../server/world'
import { renderApp } from './renderApp'

await import('../../src/custom-pages/calendar/CalendarPage')
await import('../../src/custom-pages/calendar/VisitDialog')

const server = useServer()

test('a deleted visit leaves the calendar, which does not read the whole agenda again', async () => {
  const seller = await server.as('7', { EMPRESA: ACME })
  const world = worldOf(server, { owner: seller.ID })
  const now = Date.now()
  for (const n of [3, 4])
    await world.insert(server.context.catalogue.get('visits'), n, {
      ...{ USER_ID: seller.ID, VISITO: true },
      ...{ FECHA: new Date(now).toISOString(), FECHA_FIN: new Date(now + 60_000).toISOString() },
    })
  const asked = vi.spyOn(server.app, 'fetch')
  await renderApp(server, { path: '/dashboard/calendar', as: seller })
  const events = () => document.querySelectorAll<HTMLElement>('.c-event')
  await waitFor(() => expect(events()).toHaveLength(2))
  await userEvent.click(events()[0] as HTMLElement)
  const visit = await screen.findByRole('dialog', {}, { timeout: 10_000 })
  await userEvent.click(await within(visit).findByRole('button', { name: 'Eliminar' }))
  await screen.findByText(/se quitará del calendario/)
  await userEvent.click(screen.getAllByText('Eliminar').at(-1) as HTMLElement)
  await waitFor(() => expect(events()).toHaveLength(1))
  const reads = asked.mock.calls.filter(
    ([request]) =>
      (request as Request).method === 'GET' &&
      (request as Request).url.includes('/customers/calendar'),
  )
  expect(reads).toHaveLength(1)
})

test('the visits of a seller open on those to come, the next one first', async () => {
  const seller = await server.as('7', { EMPRESA: ACME })
  const world = worldOf(server, { owner: seller.ID })
  for (const [n, days] of [9, -2, 1].entries())
    await world.insert(server.context.catalogue.get('visits'), n + 1, {
      ...{ USER_ID: seller.ID, VISITO: false, NOTA: `en ${days} días` },
      ...{ FECHA: new Date(Date.now() + days * 86_400_000).toISOString(), FECHA_FIN: null },
    })
  await renderApp(server, { path: '/dashboard/visits', as: seller })
  expect(await screen.findByRole('tab', { name: /^Próximas/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const notes = await screen.findAllByText(/^en -?\d días$/)
  expect(notes.map(note => note.textContent)).toEqual(['en 1 días', 'en 9 días'])
})
