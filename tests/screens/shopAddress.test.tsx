import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  emptyShopSearch,
  readShopSearch,
  type ShopSearch,
  shopAddress,
} from '../../src/custom-pages/shop/search'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

await import('../../src/custom-pages/shop/ShopPage')

const { server, open } = useShop()
afterEach(cleanup)

test('every filter of the shop stands in its address, and is read from there', () => {
  const input: ShopSearch = {
    ...{ q: 'año & más', category: '108', brand: '02', capacity: '64GB', colour: 'NEGRO' },
    ...{ from: '1,5', to: '20', stocked: true, list: 3 },
  }
  expect(readShopSearch(`?${shopAddress(input, emptyShopSearch)}`, emptyShopSearch)).toEqual(input)
  expect(shopAddress(emptyShopSearch, emptyShopSearch)).toBe('')
  expect(readShopSearch('?list=x&stocked=maybe&other=1', emptyShopSearch)).toEqual(emptyShopSearch)
})

test('what is looked for in the shop is there again after a reload, and gone where it is cleared', async () => {
  const user = userEvent.setup()
  const { seller } = await open()
  const path = '/dashboard/e-commerce/shop'
  await renderApp(server, { path, as: seller })
  await user.type(await screen.findByLabelText('Buscar productos'), '10.02.002')
  await screen.findByText('1 producto')
  await expect.poll(() => window.location.search).toBe('?q=10.02.002')
  cleanup()
  await renderApp(server, { path: `${path}?q=10.02.002&stocked=1`, as: seller })
  expect(await screen.findByLabelText('Buscar productos')).toHaveValue('10.02.002')
  expect(screen.getByLabelText('Solo con stock')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await expect.poll(() => window.location.search).toBe('?q=10.02.002')
})
