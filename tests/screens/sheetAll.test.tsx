import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })

afterEach(cleanup)

test('the grid takes all rows of the filter, and saves those of further pages too', async () => {
  const boss = await server.as('10')
  await server.insert(
    'things',
    ...Array.from({ length: 12 }, (_, at) => ({
      ...{ ID: 901 + at, NOMBRE: `Cable ${at + 10}`, ESTADO: 'A', PRECIO: 100 },
    })),
  )
  const user = userEvent.setup()
  const query = 'perPage=10&page=1&sort=NOMBRE&order=ASC&filter={}'
  await renderApp(server, { path: `/dashboard/things?${query}`, as: boss })
  await user.click(await screen.findByRole('button', { name: 'Editar en cuadrícula' }))
  const grid = within(await screen.findByRole('grid', { name: 'Cuadrícula: Cosas' }))
  expect(grid.getAllByRole('row')).toHaveLength(11)
  await user.click(screen.getByRole('button', { name: 'Todas las filas (12)' }))
  await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(13))
  expect(screen.queryByRole('navigation', { name: 'Filas por página:' })).toBeNull()
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '13')
  const [name] = within(grid.getAllByRole('row')[12] as HTMLElement).getAllByRole('gridcell')
  expect(name).toHaveTextContent('Cable 21')
  await user.click(name as HTMLElement)
  await user.keyboard('Cable 99{Enter}')
  await user.click(screen.getByRole('button', { name: 'Revisar (1)' }))
  const review = within(await screen.findByRole('dialog', { name: 'Revisar los cambios' }))
  await user.click(await review.findByRole('button', { name: 'Aplicar 1 cambio' }))
  await waitFor(async () =>
    expect((await boss.get('/hanadb/api/things/912')).body).toMatchObject({ NOMBRE: 'Cable 99' }),
  )
})
