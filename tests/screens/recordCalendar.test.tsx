import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, today } from '../../src/base/day'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const bookings = defineResource({
  ...{ name: 'bookings', table: 'RESERVA', key: 'ID', title: 'NOMBRE' },
  ...{ label: 'Reserva | Reservas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    DESDE: { kind: 'date', label: 'Desde', required: true, filter: true },
    HASTA: { kind: 'date', label: 'Hasta' },
    TIPO: {
      kind: 'choice',
      options: { a: { label: 'Firme', colour: 'success' }, b: 'Posible' },
      filter: true,
    },
  },
  list: { columns: ['NOMBRE', 'DESDE'], sort: 'NOMBRE', calendar: ['DESDE', 'HASTA'] },
  access: { admin: 'all', salesAgent: 'read' },
})
const server = useServer({ catalogue: aCatalogue(bookings) })
const api = '/hanadb/api/bookings'
const path = '/dashboard/bookings'
const now = today(new Date())
let boss: Client

afterEach(cleanup)

beforeEach(async () => {
  boss = await server.as('10')
  await boss.post(api, { NOMBRE: 'Sala norte', DESDE: now, TIPO: 'a' })
  await boss.post(api, { NOMBRE: 'Sala sur', DESDE: now, TIPO: 'b' })
  await boss.post(api, { NOMBRE: 'Congreso', DESDE: addDays(now, -25), HASTA: now })
  await boss.post(api, { NOMBRE: 'Sala pasada', DESDE: addDays(now, -1) })
  await boss.post(api, { NOMBRE: 'Lejana', DESDE: addDays(now, 20) })
})

async function open(as: Client) {
  const user = userEvent.setup()
  await renderApp(server, { path, as })
  await user.click(await screen.findByRole('button', { name: 'Calendario' }))
  // Without a layout the days of a month have no place for events.
  await user.click(await screen.findByRole('tab', { name: /agenda/ }))
  await screen.findByRole('link', { name: /Sala norte · Firme/ })
  return user
}

test('the records of the shown days stand in the calendar, also those that began before them', async () => {
  await open(boss)
  expect(screen.getByRole('link', { name: /Sala sur · Posible/ })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Congreso/ }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: /Lejana/ })).toBeNull()
})

test('a click opens the record, and the way back leads to the same days', async () => {
  const user = await open(boss)
  await user.click(screen.getByRole('button', { name: /antes/ }))
  await user.click(await screen.findByRole('link', { name: /Sala pasada/ }))
  await screen.findByRole('heading', { level: 1, name: /Sala pasada/ })
  act(() => window.history.back())
  expect(await screen.findByRole('link', { name: /Sala pasada/ })).toBeVisible()
  expect(screen.getByRole('tab', { name: /agenda/ })).toHaveAttribute('aria-selected', 'true')
})

test('the search narrows the calendar', async () => {
  const user = await open(boss)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'norte')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Sala sur/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Sala norte/ })).toBeVisible()
})
