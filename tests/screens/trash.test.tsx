import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', unique: true, search: true } },
  access: { admin: 'all', salesAgent: 'read' },
  trash: true,
})
const server = useServer({ catalogue: aCatalogue(boxes) })
let boss: Client

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
  for (const NOMBRE of ['Roja', 'Verde', 'Azul']) await boss.post('/hanadb/api/boxes', { NOMBRE })
})

const list = '/dashboard/boxes'
const there = async () => {
  const { body } = await boss.get('/hanadb/api/boxes')
  return (body.data as unknown as { NOMBRE: string }[]).map(({ NOMBRE }) => NOMBRE).sort()
}

test('a deletion is undone from its notice', async () => {
  const { body } = await boss.get('/hanadb/api/boxes')
  const [{ ID }] = body.data as unknown as [{ ID: number }]
  await renderApp(server, { as: boss, path: `${list}/${ID}/show` })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  expect(await there()).toHaveLength(2)
  await user.click(undo)
  expect(await screen.findByText('Restaurado')).toBeVisible()
  expect(await there()).toEqual(['Azul', 'Roja', 'Verde'])
})

test('two deletions in a row are undone, each from its own notice', async () => {
  await renderApp(server, { as: boss, path: list })
  const user = userEvent.setup()
  for (const name of ['Roja', 'Azul']) {
    await user.click(await screen.findByRole('button', { name: `Acciones: ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }))
    expect(await screen.findByText(`Eliminado: ${name}`)).toBeVisible()
  }
  expect(await there()).toEqual(['Verde'])
  for (const name of ['Roja', 'Azul']) {
    const notice = within(screen.getByText(`Eliminado: ${name}`).closest('.toast') as HTMLElement)
    await user.click(notice.getByRole('button', { name: 'Deshacer' }))
  }
  await waitFor(async () => expect(await there()).toEqual(['Azul', 'Roja', 'Verde']))
})

test('ticked rows are deleted as one after a look at them, and one undo brings all back', async () => {
  await renderApp(server, { as: boss, path: list })
  const user = userEvent.setup()
  await screen.findByText('Roja')
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }))
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar estos registros?' })
  expect(await within(dialog).findByText(/3 por eliminar.*se pueden restaurar/)).toBeVisible()
  expect(await there()).toHaveLength(3)
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar 3 registros' }))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  expect(await there()).toEqual([])
  await user.click(undo)
  await waitFor(async () => expect(await there()).toEqual(['Azul', 'Roja', 'Verde']))
})

test('the trash tells who deleted what, and gives back the chosen ones', async () => {
  const { body } = await boss.get('/hanadb/api/boxes')
  for (const { ID } of body.data as unknown as { ID: number }[])
    await boss.delete(`/hanadb/api/boxes/${ID}`, { 'if-match': '1' })
  await boss.post('/hanadb/api/boxes', { NOMBRE: 'Verde' })
  await renderApp(server, { as: boss, path: list })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Papelera' }))
  const dialog = await screen.findByRole('dialog', { name: 'Papelera · Cajas' })
  expect((await within(dialog).findByText('Roja')).closest('li')).toHaveTextContent('Ana Jefa')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Seleccionar Roja' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Seleccionar Verde' }))
  await user.click(within(dialog).getByRole('button', { name: 'Restaurar 2 seleccionados' }))
  expect(await screen.findByText(/1 sin restaurar. .*Este valor ya está en uso/)).toBeVisible()
  await waitFor(() => expect(within(dialog).queryByText('Roja')).toBeNull())
  expect(within(dialog).getByText('Verde')).toBeVisible()
  expect(within(dialog).getByRole('searchbox')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Restaurar: Azul' }))
  await waitFor(async () => expect(await there()).toEqual(['Azul', 'Roja', 'Verde']))
})

test('an empty trash offers nothing to search or restore', async () => {
  await renderApp(server, { as: boss, path: list })
  await userEvent.click(await screen.findByRole('button', { name: 'Papelera' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Papelera · Cajas' }))
  expect(await dialog.findByText('La papelera está vacía')).toBeVisible()
  expect(dialog.queryByRole('searchbox')).toBeNull()
  expect(dialog.queryByRole('button', { name: /Restaurar/ })).toBeNull()
})

test('who may not delete sees no trash', async () => {
  await renderApp(server, { as: '7', path: list })
  await screen.findByText('Roja')
  expect(screen.queryByRole('button', { name: 'Papelera' })).toBeNull()
})
