import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { orderState as state } from '../../src/schemas/flows/orderStates'
import type { Client } from '../server/client'
import { accessories, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open, place, begin } = useShop()
afterEach(cleanup)

test('after a dispatch by an employee, the warehouse reads that the proof is awaited from that person', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  await shop.join('driver', '7', { DISPLAYNAME: 'Luis Mora' })
  await begin(order.body.ID, {
    ...{
      ESTADO: state.evidence,
      NUMEROGUIA: '000000000',
      IDUSUARIOENTREGARA: shop.people.driver?.ID,
    },
  })
  const path = `/dashboard/invoice/${order.body.ID}`
  await renderApp(server, { path, as: shop.warehouse })
  const next = await screen.findByText(/^Sigue:/)
  await expect
    .poll(() => next.textContent)
    .toBe('Sigue: Cargar evidencia · a cargo de: Luis Mora o Administrador')
  // No number means no courier: neither a label nor a dash for it.
  expect(screen.getByText('Entrega a cargo de')).toBeVisible()
  expect(screen.queryByText('Número de guía')).toBeNull()

  cleanup()
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  await renderApp(server, { path, as: shop.people.buyer as Client })
  expect(await screen.findByText(/^Sigue:/)).toHaveTextContent(/a cargo de la persona asignada$/)
})
