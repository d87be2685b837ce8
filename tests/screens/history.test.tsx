import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { catalogue } from './flowSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
let boss: Client
let path: string

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa', EMPRESA: ACME })
  const { body } = await boss.post('/hanadb/api/requests', { NOMBRE: 'Taladro', MONTO: 50 })
  path = `/hanadb/api/requests/${body.ID}`
  await boss.put(path, { MONTO: 60, NOMBRE: 'Taladro grande' }, { 'if-match': '1' })
  await boss.put(path, { MONTO: 70 }, { 'if-match': '2' })
})

async function open(as: Client) {
  await renderApp(server, { as, path: `/dashboard/requests/${path.split('/').at(-1)}/show` })
  await screen.findByRole('heading', { level: 1, name: 'Taladro grande' })
  await screen.findAllByText('Ana Jefa', { selector: 'b' })
  return userEvent.setup()
}
const sendRequest = () =>
  screen.findByRole('dialog', { name: '¿Restablecer los valores anteriores?' })

test('a field is put back after a look at what it is and what it was', async () => {
  const user = await open(boss)
  const [, older] = screen.getAllByRole('button', { name: 'Restablecer: Monto' })
  await user.click(older as HTMLElement)
  const dialog = await sendRequest()
  expect(dialog).toHaveTextContent(/Monto.*\$70,00.*\$50,00/)
  expect(dialog).not.toHaveTextContent('Taladro')
  await user.click(within(dialog).getByRole('button', { name: 'Restablecer' }))
  expect(await screen.findByText('Restablecido')).toBeVisible()
  expect(await screen.findByText('Restableció')).toBeVisible()
  expect((await boss.get(path)).body).toMatchObject({ MONTO: 50, NOMBRE: 'Taladro grande' })
})

test('a long history is narrowed to the changes of one field', async () => {
  await boss.put(path, { NOMBRE: 'Sierra' }, { 'if-match': '3' })
  await boss.put(path, { NOMBRE: 'Taladro grande' }, { 'if-match': '4' })
  const user = await open(boss)
  expect(screen.getAllByText('Editó')).toHaveLength(4)
  await user.selectOptions(screen.getByLabelText('Cambios de'), 'Monto')
  await waitFor(() => expect(screen.getAllByText('Editó')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Restablecer: Nombre' })).toBeNull()
  expect(screen.queryByRole('button', { name: /como estaba antes/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Restablecer: Monto' })).not.toHaveLength(0)
  await user.selectOptions(screen.getByLabelText('Cambios de'), 'Todos los campos')
  await waitFor(() => expect(screen.getAllByText('Editó')).toHaveLength(4))
})

test('the page says who changed the record last, before its history is opened', async () => {
  await open(boss)
  expect(await screen.findByText(/Modificado por Ana Jefa/)).toBeVisible()
})

test('a record is put back with everything written since', async () => {
  const user = await open(boss)
  const all = screen.getAllByRole('button', {
    name: 'Restablecer el registro a como estaba antes',
  })
  expect(all).toHaveLength(2)
  await user.click(all[1] as HTMLElement)
  const dialog = await sendRequest()
  expect(dialog).toHaveTextContent(/Taladro grande.*Taladro/)
  await user.click(within(dialog).getByRole('button', { name: 'Restablecer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Taladro' })).toBeVisible()
  expect((await boss.get(path)).body).toMatchObject({ MONTO: 50, NOMBRE: 'Taladro' })
})

test('what somebody changed meanwhile is told, and nothing is put back', async () => {
  expectConsoleError(/./)
  const user = await open(boss)
  await boss.put(path, { MONTO: 80 }, { 'if-match': '3' })
  await user.click(screen.getAllByRole('button', { name: 'Restablecer: Nombre' })[0] as HTMLElement)
  const dialog = await sendRequest()
  await user.click(within(dialog).getByRole('button', { name: 'Restablecer' }))
  expect(await within(dialog).findByText('Alguien modificó este registro')).toBeVisible()
  expect((await boss.get(path)).body).toMatchObject({ NOMBRE: 'Taladro grande', _VERSION: 4 })
})

test('who may only read is offered nothing to put back', async () => {
  await open(await server.as('7', { EMPRESA: ACME }))
  await waitFor(() => expect(screen.getAllByText('Editó')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /Restablecer/ })).toBeNull()
})

test('what was changed together is undone from the history of any of it, where nothing is kept of it', async () => {
  const { body: other } = await boss.post('/hanadb/api/requests', { NOMBRE: 'Sierra', MONTO: 1 })
  const at = '/hanadb/api/requests'
  const rows = [path, `${at}/${other.ID}`].map((one, index) => ({
    ...{ id: Number(one.split('/').at(-1)), _VERSION: index === 0 ? 3 : 1 },
    changes: { MONTO: 99 },
  }))
  const key = { 'idempotency-key': crypto.randomUUID() }
  const done = await boss.post(`${at}/bulk`, rows, key)
  expect(done.status).toBe(200)
  const user = await open(boss)
  await user.click(
    await screen.findByRole('button', { name: 'Deshacer todo lo que se cambió junto con esto' }),
  )
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect((await boss.get(path)).body.MONTO).toBe(70))
  expect((await boss.get(`${at}/${other.ID}`)).body.MONTO).toBe(1)
})
