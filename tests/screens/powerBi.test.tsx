import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { unconnectedPowerBi } from '../../server/adapters/powerbi/powerBi'
import { distributor } from '../../server/business'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open } = useShop({
  change: { business: distributor({ powerBi: unconnectedPowerBi }) },
})
afterEach(cleanup)

test('without a tenant a production report says that Power BI is not connected, and shows our own figures', async () => {
  const shop = await open()
  const path = '/dashboard/microsoft-power-bi/gerencia-power-bi'
  await renderApp(server, { path, as: shop.boss })
  expect(await screen.findByText('Power BI no está conectado')).toBeVisible()
  expect(screen.queryByText('Power BI simulado')).toBeNull()
  expect(await screen.findAllByRole('heading', { name: /^Ventas/ })).not.toEqual([])
})
