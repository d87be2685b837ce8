import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { expectConsoleError } from '../failOnConsole'
import { aCatalogue } from '../server/aCatalogue'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { onScreen } from './onScreen'
import { renderApp } from './renderApp'

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', search: true },
    CODIGO: { kind: 'text', unique: true },
  },
  access: { admin: 'all', salesAgent: 'read' },
  trash: true,
})
const server = useServer({ catalogue: aCatalogue(boxes) })
const path = '/dashboard/boxes'
const api = '/hanadb/api/boxes'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

const names = async (user: Client) => {
  const { body } = await user.get(api)
  return (body.data as unknown as { NOMBRE: string }[]).map(({ NOMBRE }) => NOMBRE).sort()
}
const imported = (user: Client, rows: readonly string[]) =>
  user.post(
    `${api}/bulk?source=import`,
    rows.map(NOMBRE => ({ changes: { NOMBRE } })),
  )

async function openChanges() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cambios recientes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cambios recientes · Cajas' })
  return { user, dialog: within(dialog) }
}

test('an import pasted on one device is undone from the list on another', async () => {
  const boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
  await boss.post(api, { NOMBRE: 'Primera' })
  await renderApp(server, { as: boss, path })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Importar' }))
  await user.click(await screen.findByLabelText(/O pegue filas/))
  await user.paste('Nombre\nRoja\nVerde')
  await user.click(await screen.findByRole('button', { name: 'Ver vista previa' }))
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }))
  await screen.findByRole('heading', { name: 'La importación terminó' })
  expect(await names(boss)).toEqual(['Primera', 'Roja', 'Verde'])
  cleanup()
  localStorage.clear()

  await renderApp(server, { as: boss, path })
  const { dialog } = await openChanges()
  const row = (await dialog.findByText('Importación')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('2 creados')
  expect(row).toHaveTextContent('Ana Jefa')
  await user.click(within(row).getByRole('button', { name: /^Deshacer: Importación/ }))
  const sure = within(await screen.findByRole('dialog', { name: '¿Deshacer estos cambios?' }))
  await user.click(sure.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('2 cambios deshechos')).toBeVisible()
  expect(await dialog.findByText(/Deshecho por Ana Jefa/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  expect(await names(boss)).toEqual(['Primera'])
})

test('a bulk deletion is undone from the list', async () => {
  const boss = await server.as('10')
  await imported(boss, ['Roja', 'Verde'])
  const { body } = await boss.get(api)
  const ids = (body.data as unknown as { ID: number }[]).map(({ ID }) => ID)
  await boss.post(
    `${api}/bulk`,
    ids.map(id => ({ id, delete: true })),
  )
  await renderApp(server, { as: boss, path })
  const { user, dialog } = await openChanges()
  await user.click(await dialog.findByRole('button', { name: /^Deshacer: Eliminación masiva/ }))
  const sure = within(await screen.findByRole('dialog', { name: '¿Deshacer estos cambios?' }))
  await user.click(sure.getByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await names(boss)).toEqual(['Roja', 'Verde']))
})

test('a change whose records moved on tells how many, and a late undo tells why it is refused', async () => {
  expectConsoleError(/undoRefused/)
  const boss = await server.as('10')
  await imported(boss, ['Roja', 'Verde'])
  await renderApp(server, { as: boss, path })
  const { user, dialog } = await openChanges()
  const undo = await dialog.findByRole('button', { name: /^Deshacer: Importación/ })
  const { body } = await boss.get(api)
  const [{ ID }] = body.data as unknown as [{ ID: number }]
  await boss.put(`${api}/${ID}`, { NOMBRE: 'Azul' }, { 'if-match': '1' })
  await user.click(undo)
  const sure = within(await screen.findByRole('dialog', { name: '¿Deshacer estos cambios?' }))
  await user.click(sure.getByRole('button', { name: 'Deshacer' }))
  const report = await screen.findByRole('dialog', {
    name: '1 registro no se puede restablecer',
  })
  expect(report).toHaveTextContent(/No se cambió nada/)
  expect(within(report).getByRole('link', { name: 'Azul' })).toHaveAttribute(
    'href',
    `${path}/${ID}/show`,
  )
  expect(await names(boss)).toEqual(['Azul', 'Verde'])
  await user.click(within(report).getByRole('button', { name: 'Deshacer los demás' }))
  await waitFor(async () => expect(await names(boss)).toEqual(['Azul']))
  expect(await dialog.findByText(/Deshecho por/)).toBeVisible()
  // The list shows the undo, and what it left out is still told.
  const rest = screen.getByRole('dialog', { name: '1 registro no se puede restablecer' })
  expect(within(rest).getByRole('link', { name: 'Azul' })).toBeVisible()
  expect(within(rest).queryByRole('button', { name: 'Deshacer los demás' })).toBeNull()
  await user.click(within(rest).getByRole('button', { name: 'Cerrar' }))
  expect(dialog.getByText('1 registro que cambió después conserva sus valores')).toBeVisible()
})

test('what an undo had to leave out is undone later, once the value it needs is free again', async () => {
  expectConsoleError(/undoRefused/)
  const boss = await server.as('10')
  const made = []
  for (const CODIGO of ['R', 'V'])
    made.push((await boss.post(api, { NOMBRE: CODIGO, CODIGO })).body.ID)
  await boss.post(
    `${api}/bulk`,
    made.map((id, at) => ({ id, changes: { CODIGO: `N${at}` } })),
  )
  const taker = (await boss.post(api, { NOMBRE: 'Otra', CODIGO: 'R' })).body.ID
  const codes = async () =>
    ((await boss.get(api)).body.data as unknown as { CODIGO: string }[]).map(each => each.CODIGO)
  await renderApp(server, { as: boss, path: '/dashboard/operations' })
  const user = userEvent.setup()
  const undo = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }))
    const sure = within(await screen.findByRole('dialog', { name: '¿Deshacer estos cambios?' }))
    await user.click(sure.getByRole('button', { name: 'Deshacer' }))
  }
  await undo(/^Deshacer: Cambio masivo/)
  await user.click(await screen.findByRole('button', { name: 'Deshacer los demás' }))
  await waitFor(async () => expect(await codes()).toEqual(['N0', 'V', 'R']))
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }))
  expect(await screen.findByText('Deshecho en parte; falta 1')).toBeVisible()
  await boss.delete(`${api}/${taker}`, { 'if-match': '1' })
  await undo(/^Deshacer los demás: Cambio masivo/)
  await waitFor(async () => expect(await codes()).toEqual(['R', 'V']))
  await waitFor(() => expect(screen.queryByText(/Faltan/)).toBeNull())
})

test('on a phone the filters of the page of operations stand behind a button that counts them', async () => {
  onScreen('max-width: 599')
  const boss = await server.as('10')
  await imported(boss, ['Roja'])
  await renderApp(server, { as: boss, path: '/dashboard/operations?resource=boxes' })
  const user = userEvent.setup()
  const filters = await screen.findByRole('button', { name: /^Filtros ?1/ })
  expect(screen.queryByLabelText('Hasta')).toBeNull()
  await user.click(filters)
  expect(await screen.findByLabelText('Hasta')).toBeVisible()
})

test('an empty list of changes says so, and a reader is offered none', async () => {
  const boss = await server.as('10')
  await boss.post(api, { NOMBRE: 'Roja' })
  await renderApp(server, { as: boss, path })
  const { dialog } = await openChanges()
  expect(await dialog.findByText('Todavía no hay importaciones ni cambios masivos')).toBeVisible()
  cleanup()
  await renderApp(server, { as: '7', path })
  await screen.findByText('Roja')
  expect(screen.queryByRole('button', { name: 'Cambios recientes' })).toBeNull()
})

test('the page of operations shows the records of each, narrows them and leads to one from a history', async () => {
  const boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
  await imported(boss, ['Roja', 'Verde'])
  const { body } = await boss.get(api)
  const [first] = body.data as unknown as [{ ID: number }]
  await boss.post(`${api}/bulk?source=sheet`, [{ id: first.ID, changes: { NOMBRE: 'Azul' } }])
  await renderApp(server, { as: boss, path: '/dashboard/operations' })
  const user = userEvent.setup()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Operaciones masivas' }),
  ).toBeVisible()
  await user.click(
    await screen.findByRole('button', { name: /^Registros: Cambios en la cuadrícula · Cajas/ }),
  )
  expect(await screen.findByRole('link', { name: 'Azul' })).toHaveAttribute(
    'href',
    `${path}/${first.ID}/show`,
  )
  expect(screen.getByText('Roja')).toBeVisible()
  expect(screen.getByText('Importación · Cajas')).toBeVisible()
  await user.type(screen.getByLabelText('Hasta'), '2020-01-01')
  expect(await screen.findByText('Todavía no hay importaciones ni cambios masivos')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(await screen.findByText('Importación · Cajas')).toBeVisible()
  cleanup()

  await renderApp(server, { as: boss, path: `${path}/${first.ID}/show` })
  await user.click(await screen.findByRole('button', { name: 'Mostrar el historial' }))
  await user.click(
    await screen.findByRole('link', { name: 'Parte de una importación de 2 registros' }),
  )
  expect(await screen.findByText('Importación · Cajas')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Verde' })).toBeVisible()
})
