import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open } = useShop()
afterEach(cleanup)

test('the credit of a customer stands in groups, the amounts first and the rest to be opened', async () => {
  const shop = await open()
  await renderApp(server, { path: `/dashboard/clients/${shop.client}/show`, as: shop.credit })
  const side = (await screen.findByRole('heading', { name: 'Cupo y saldos' })).closest('.r-side')
  const groups = within(side as HTMLElement)
  expect(groups.getByText('Límite de crédito')).toBeVisible()
  expect(groups.getByRole('heading', { name: 'Crédito' })).toBeVisible()
  expect(groups.getByText('Más datos del cliente').closest('details')).not.toHaveAttribute('open')
})
