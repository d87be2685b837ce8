import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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
