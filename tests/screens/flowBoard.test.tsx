import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { catalogue } from './flowSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const api = '/hanadb/api/requests'
const list = '/dashboard/requests'
let boss: Client

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  boss = await server.as('10')
  const ready = { MONTO: 50, PIEZAS: [{ CANTIDAD: 4 }] }
  for (const NOMBRE of ['Sierra', 'Taladro']) await boss.post(api, { NOMBRE, ...ready })
  await boss.post(api, { NOMBRE: 'Vacía' })
})

const column = (name: string) => screen.findByRole('region', { name })
const cards = async (name: string) =>
  within(await column(name))
    .queryAllByRole('group')
    .map(card => card.getAttribute('aria-label'))
const menuOf = (card: string) => screen.findByRole('button', { name: `Mover ${card} a…` })

async function idOf(name: string) {
  const { body } = await boss.get(api)
  const rows = body.data as unknown as Record<string, unknown>[]
  return rows.find(({ NOMBRE }) => NOMBRE === name)?.ID
}

test('the switch shows the list as a board, the address says so, and it is remembered', async () => {
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: list })
  await user.click(await screen.findByRole('button', { name: 'Tablero' }))
  await waitFor(async () => expect(await cards('En revisión')).toHaveLength(3))
  expect(location.search).toContain('view=board')
  expect(await column('Aprobada')).toHaveTextContent('Sin tarjetas')
  expect(screen.queryByRole('tablist')).toBeNull()
  cleanup()
  await renderApp(server, { as: boss, path: list })
  expect(await column('En revisión')).toBeVisible()
})

test('the search of the list holds on the board too', async () => {
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: `${list}?view=board` })
  await waitFor(async () => expect(await cards('En revisión')).toHaveLength(3))
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'tala')
  await waitFor(async () => expect(await cards('En revisión')).toEqual(['Taladro']))
})

test('the menu of a card moves it, and says where to and what stands against it', async () => {
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: `${list}?view=board` })
  await user.click(await menuOf('Vacía'))
  const blocked = await screen.findByRole('menuitem', { name: /^Aprobar/ })
  expect(blocked).toHaveTextContent('No tiene piezas')
  expect(blocked).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  await user.click(await menuOf('Taladro'))
  await user.click(await screen.findByRole('menuitem', { name: /^Aprobar.*Aprobada/ }))
  await waitFor(async () => expect(await cards('Aprobada')).toEqual(['Taladro']))
  await waitFor(async () => expect(await cards('En revisión')).toEqual(['Sierra', 'Vacía']))
})

test('a move that asks is asked on the board, and goes back when nobody answers', async () => {
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: `${list}?view=board` })
  await user.click(await menuOf('Sierra'))
  await user.click(await screen.findByRole('menuitem', { name: /^Rechazar/ }))
  let dialog = await screen.findByRole('dialog', { name: 'Rechazar' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await waitFor(async () => expect(await cards('En revisión')).toContain('Sierra'))
  await user.click(await menuOf('Sierra'))
  await user.click(await screen.findByRole('menuitem', { name: /^Rechazar/ }))
  dialog = await screen.findByRole('dialog', { name: 'Rechazar' })
  await user.type(within(dialog).getByLabelText(/^Motivo/), 'caro')
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }))
  await waitFor(async () => expect(await cards('Rechazada')).toEqual(['Sierra']))
})

test('a question about a record that somebody changed is asked anew, the answer stays', async () => {
  expectConsoleError(/./)
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: `${list}?view=board` })
  await user.click(await menuOf('Sierra'))
  await user.click(await screen.findByRole('menuitem', { name: /^Rechazar/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Rechazar' })
  await user.type(within(dialog).getByLabelText(/^Motivo/), 'caro')
  await boss.put(`${api}/${await idOf('Sierra')}`, { MONTO: 1 }, { 'if-match': '1' })
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }))
  expect(await within(dialog).findByText('Alguien modificó este registro')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }))
  await waitFor(async () => expect(await cards('Rechazada')).toEqual(['Sierra']))
})

test('a refused move goes back with the reason', async () => {
  expectConsoleError(/./)
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: `${list}?view=board` })
  await user.click(await menuOf('Taladro'))
  const item = await screen.findByRole('menuitem', { name: /^Aprobar/ })
  await boss.put(`${api}/${await idOf('Taladro')}`, { MONTO: 1 }, { 'if-match': '1' })
  await user.click(item)
  expect(await screen.findByText(/modificó este registro/)).toBeVisible()
  await waitFor(async () => expect(await cards('En revisión')).toContain('Taladro'))
})

test('a card tells how it is carried by the keyboard', async () => {
  await renderApp(server, { as: boss, path: `${list}?view=board` })
  const card = await screen.findByRole('group', { name: 'Taladro' })
  expect(card).toHaveAttribute('tabindex', '0')
  expect(card).toHaveAccessibleDescription(/barra espaciadora.*flechas.*Escape/)
})

test('a filter by the state itself leaves only its columns', async () => {
  const filter = encodeURIComponent(JSON.stringify({ ESTADO: [1, 3] }))
  await renderApp(server, { as: boss, path: `${list}?view=board&filter=${filter}` })
  await waitFor(async () => expect(await cards('En revisión')).toHaveLength(3))
  expect(screen.queryByRole('region', { name: 'Aprobada' })).toBeNull()
  expect(await column('Rechazada')).toBeVisible()
})
