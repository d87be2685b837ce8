import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { LiveChange } from '../../src/providers/live/live'
import { ACME, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place } = useShop()
afterEach(cleanup)
const brand = (CODIGO: string, NOMBRE: string) => ({ CODIGO, NOMBRE, EMPRESA: ACME })

test('a list offers what others did instead of jumping, and shows it when asked', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  await server.insert('brands', brand('N', 'Nokia'))
  const { live } = await renderApp(server, { path: '/dashboard/brands', as: boss })
  await screen.findByText('Nokia')
  await server.insert('brands', brand('K', 'Kondor'))
  const change = { resource: 'brands', id: 'K', version: 1 }
  act(() => live.tell([{ ...change, id: 'N', mine: true }]))
  expect(screen.queryByRole('button', { name: /registros? nuevos?/ })).toBeNull()
  act(() => live.tell([change, { ...change, resource: 'categories' }]))
  expect(screen.queryByText('Kondor')).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: '1 registro nuevo o modificado · Mostrar' }),
  )
  await screen.findByText('Kondor')
  expect(screen.queryByRole('button', { name: /registros? nuevos?/ })).toBeNull()
})

test('what a connected system answers to a step stands there without a word; what a colleague does is told', async () => {
  const shop = await open()
  const { body, move } = await place(shop)
  const { live } = await renderApp(server, {
    path: `/dashboard/invoice/${body.ID}`,
    as: shop.credit,
  })
  let { after } = (await shop.credit.get('/hanadb/api/live')).body
  const hear = async () => {
    const news = (await shop.credit.get(`/hanadb/api/live?after=${after}`)).body
    after = news.after
    await act(async () => live.tell(news.changes as unknown as LiveChange[]))
  }
  expect((await move(shop.credit, 'aprobar')).status).toBe(200)
  await hear()
  await screen.findAllByText('Series por cargar')
  await server.runOutbox({ 'sap.ordenVenta': async () => ({ documento: '7001' }) })
  await hear()
  expect(await screen.findByText('7001')).toBeVisible()
  expect(screen.queryByText(/acaba de/)).toBeNull()
  expect((await move(shop.warehouse, 'imprimir')).status).toBe(200)
  await hear()
  expect(await screen.findByText(/acaba de modificar este registro/)).toBeVisible()
})
