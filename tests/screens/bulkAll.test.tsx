import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'
const api = '/hanadb/api/things'
const NUMBER = 620
const later = { timeout: 20_000 }
const nameOf = (at: number) => `Cosa ${String(at).padStart(3, '0')}`

afterEach(cleanup)

beforeEach(async () => {
  const rows = Array.from({ length: NUMBER }, (_, at) => ({
    ...{ ID: 1001 + at, NOMBRE: nameOf(at), ESTADO: 'A', PRECIO: 100 },
  }))
  await server.insert('things', ...rows)
})

/** Selects all rows of the list and proposes a price of 7 for them. */
async function proposeForAll(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  await user.click(await screen.findByRole('button', { name: `Seleccionar los ${NUMBER}` }))
  await screen.findByText(`${NUMBER} seleccionados`)
  await user.click(screen.getByRole('button', { name: 'Cambiar un campo' }))
  await user.click(await screen.findByRole('combobox', { name: 'Campo por cambiar' }))
  await user.click(await screen.findByRole('option', { name: 'Precio' }))
  await user.type(await screen.findByLabelText('Precio'), '7')
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  const review = await screen.findByRole('dialog', { name: 'Revisar los cambios' })
  return within(review).findByText(`Aplicar ${NUMBER} cambios`, {}, later)
}

const withPrice = async (boss: Awaited<ReturnType<typeof server.as>>, PRECIO: number) => {
  const filter = encodeURIComponent(JSON.stringify({ PRECIO }))
  return (await boss.get(`${api}/tabs?filter=${filter}`)).body.tabs?.all?.count
}

test('all rows of a list, more than one call takes, are one operation that one undo takes back', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await renderApp(server, { path, as: boss })
  await user.click(await proposeForAll(user))
  const undo = await screen.findByText('Deshacer', {}, later)
  expect(screen.getByText(`${NUMBER} registros cambiados`)).toBeVisible()
  const { operations } = (await boss.get('/hanadb/api/operations?resource=things')).body
  expect(operations).toMatchObject([{ kind: 'change', records: NUMBER }])
  await user.click(undo)
  expect(await screen.findByText(`${NUMBER} cambios deshechos`, {}, later)).toBeVisible()
  expect(await withPrice(boss, 1)).toBe(NUMBER)
})

test('a later call that is refused says what was done and why it stopped; the done part is undone', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await renderApp(server, { path, as: boss })
  const apply = await proposeForAll(user)
  await boss.put(`${api}/${1000 + NUMBER}`, { PRECIO: 3 }, { 'if-match': '1' })
  await user.click(apply)
  const told = await screen.findByText(/Se detuvo después de 500 de 620 registros/, {}, later)
  expect(told).toHaveTextContent(`${nameOf(NUMBER - 1)}:`)
  expect(await withPrice(boss, 7)).toBe(500)
  await user.click(screen.getByText('Deshacer'))
  expect(await screen.findByText('500 cambios deshechos', {}, later)).toBeVisible()
  expect(await withPrice(boss, 1)).toBe(NUMBER - 1)
})

test('while all rows are being selected no action is offered, which would take only those of the page', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: '10' })
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  const all = await screen.findByRole('button', { name: `Seleccionar los ${NUMBER}` })
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const { fetch } = server.app
  const slow = vi.spyOn(server.app, 'fetch').mockImplementation(async (...request) => {
    await held
    return fetch.apply(server.app, request)
  })
  await user.click(all)
  expect(screen.getByRole('button', { name: 'Detener' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cambiar un campo' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
  answer()
  slow.mockRestore()
  await screen.findByText(`${NUMBER} seleccionados`)
  expect(await screen.findByRole('button', { name: 'Cambiar un campo' })).toBeVisible()
})
