import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { following, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open } = useShop()
afterEach(cleanup)

test('who sells puts a row of the products list into the cart; the warehouse sees no such button', async () => {
  const user = userEvent.setup()
  const shop = await open()
  await server.insert('price-lists', { PriceList: 5, ListName: 'Mayorista' })
  const price = { CODIGO: '10.02.001', PriceList: 5, Price: 100 }
  await shop.boss.post('/hanadb/api/prices', price)
  await renderApp(server, { path: '/dashboard/e-commerce/list', as: shop.seller })
  const add = { name: 'Agregar Producto 10.02.001 al carrito' }
  await user.click(await screen.findByRole('button', add))
  const added = { name: 'Producto 10.02.001: 1 en el carrito' }
  expect(await screen.findByRole('button', added)).toHaveTextContent('1')
  expect(localStorage.getItem('redux-product')).toContain('"price":100')
  cleanup()
  await renderApp(server, { path: '/dashboard/e-commerce/list', as: shop.warehouse })
  await screen.findByRole('link', { name: 'Producto 10.02.001' })
  expect(screen.queryByRole('button', { name: /carrito/ })).toBeNull()
})

test('who writes no order by hand is led to the shop; who may not order is told who may', async () => {
  const shop = await open()
  const path = '/dashboard/invoice/new'
  await renderApp(server, { path, as: shop.seller })
  expect(
    await screen.findByRole('heading', { name: 'Los pedidos se hacen en la tienda' }),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Vender' })).toHaveAttribute(
    'href',
    '/dashboard/e-commerce/shop',
  )
  cleanup()
  await renderApp(server, { path, as: shop.warehouse })
  expect(await screen.findByText(/Requiere el rol/)).toBeVisible()
})

test('a customer sees and takes the price of their own list, from the list of products and on a product’s page', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const code = '10.02.001'
  for (const [PriceList, ListName, Price] of [
    [4, 'Retail', 120],
    [5, 'Mayorista', 100],
  ] as const) {
    await server.insert('price-lists', { PriceList, ListName })
    await shop.boss.post('/hanadb/api/prices', { CODIGO: code, PriceList, Price })
  }
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  const { buyer } = shop.people
  if (!buyer) throw new Error('there is no customer')
  await following(`/hanadb/api/clients/${shop.client}`, {}).change(shop.boss, { Lista: 4 })
  await renderApp(server, { path: '/dashboard/e-commerce/list', as: buyer })
  await user.click(await screen.findByRole('button', { name: /Agregar Producto 10.02.001/ }))
  await screen.findByRole('button', { name: 'Producto 10.02.001: 1 en el carrito' })
  expect(localStorage.getItem('redux-product')).toContain('"price":120')
  cleanup()
  await renderApp(server, { path: `/dashboard/e-commerce/product/${code}`, as: buyer })
  const lists = await screen.findByRole('combobox', { name: 'Lista de precios' })
  await within(lists).findByRole('option', { name: /Retail/ })
  expect(within(lists).getAllByRole('option')).toHaveLength(1)
})
