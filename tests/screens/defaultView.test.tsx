import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dayOf } from '../../src/base/day'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { open, server } = useShop()
const path = '/dashboard/credito/cargar_archivos_credito'

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

test('credit applications open as a board, until a person chooses the list', async () => {
  const user = userEvent.setup()
  const { credit } = await open()
  await renderApp(server, { as: credit, path })
  expect(await screen.findByRole('region', { name: /^Evaluación de crédito/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Lista' }))
  await screen.findByRole('tablist')
  cleanup()
  await renderApp(server, { as: credit, path })
  await screen.findByRole('tablist')
  expect(screen.queryByRole('region', { name: /^Evaluación de crédito/ })).toBeNull()
})

test('holidays open on the coming ones, whatever the order of a stored list, until a person chooses all', async () => {
  const user = userEvent.setup()
  const { boss } = await open()
  const around = [-400, 10].map(days =>
    dayOf(new Date(Date.now() + days * 86_400_000).toISOString()),
  )
  for (const DIA of around) await boss.post('/hanadb/api/holidays', { FIESTA: 'fundacion', DIA })
  await renderApp(server, { as: boss, path: '/dashboard/holidays' })
  expect(await screen.findByRole('tab', { name: /^Próximos/, selected: true })).toBeVisible()
  expect(await screen.findAllByRole('row')).toHaveLength(2)
  await user.click(screen.getByRole('tab', { name: /^Todos/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  cleanup()
  await renderApp(server, { as: boss, path: '/dashboard/holidays' })
  expect(await screen.findByRole('tab', { name: /^Todos/, selected: true })).toBeVisible()
})
