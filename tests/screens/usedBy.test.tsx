import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME, worldOf } from '../server/world'
import { renderApp } from './renderApp'

const server = useServer()

afterEach(cleanup)

test('the page of a person counts what is theirs and leads to it', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const seller = await server.as('7', { EMPRESA: ACME })
  const visits = server.context.catalogue.get('visits')
  const world = worldOf(server, { owner: seller.ID })
  for (const n of [1, 2]) await world.insert(visits, n, { USER_ID: seller.ID, VISITO: false })
  await renderApp(server, { as: boss, path: `/dashboard/users/${seller.ID}/show` })
  const theirs = within(await screen.findByRole('region', { name: 'Registros que lo usan' }))
  const row = theirs.getByText('Visitas · Agente').closest('li') as HTMLElement
  expect(within(row).getByRole('link', { name: '2 registros' })).toHaveAttribute(
    'href',
    expect.stringContaining('USER_ID'),
  )
})

test('what no role may change is told with its reason, without a choice of whom to hand it over to', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const seller = await server.as('7', { EMPRESA: ACME })
  const orders = server.context.catalogue.get('warranty-orders')
  await worldOf(server, { owner: boss.ID }).insert(orders, 1, {
    USUARIO_CREACION_ORDEN: seller.ID,
  })
  await renderApp(server, { as: boss, path: `/dashboard/users/${seller.ID}/show` })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Reasignar' }))
  const dialog = within(await screen.findByRole('dialog'))
  const locked = within(
    await dialog.findByRole('region', { name: 'Estos no se pueden reasignar:' }),
  )
  expect(locked.getByText('Órdenes de garantía · Orden creada por')).toBeVisible()
  expect(locked.getByText('Este campo es de solo lectura')).toBeVisible()
  expect(dialog.queryByRole('combobox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Revisar' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible()
})
